// Compiled from the JSON catalogues by `pnpm messages`.
import { digits, type Value } from '../message.js'
/** favourite.save */ export const save = () => 'Spara som favorit'
/** favourite.saveName */ export const saveName = (p: { readonly name: Value }) => `Spara ${p.name} som favorit`
/** favourite.intro */ export const intro = () => 'Det du har sparat med hjärtat. Det du sparar innan du loggar in följer med hit.'
/** favourite.empty */ export const empty = () => 'Du har inga favoriter än'
/** favourite.emptyText */ export const emptyText = () => 'Tryck på hjärtat på en vara för att spara den här.'
/** favourite.look */ export const look = () => 'Se glasögon'
/** favourite.remove */ export const remove = () => 'Ta bort'
/** favourite.removeLabel */ export const removeLabel = (p: { readonly name: Value }) => `Ta bort ${p.name} från favoriterna`
/** favourite.removed */ export const removed = () => 'Favoriten är borttagen.'
/** favourite.gone */ export const gone = (p: { readonly count: number }) => p.count === 1 ? 'En vara du har sparat säljs inte längre.' : `${digits(p.count)} varor du har sparat säljs inte längre.`
/** favourite.visitIntro */ export const visitIntro = () => 'Det du har sparat med hjärtat i den här webbläsaren. Logga in, så följer det med till ditt konto.'
/** favourite.show */ export const show = () => 'Visa favoriter'
/** favourite.saved */ export const saved = () => 'Sparad som favorit.'
/** favourite.list */ export const list = () => 'Sparade varor'
