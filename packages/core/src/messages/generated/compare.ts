// Compiled from the JSON catalogues by `pnpm messages`.
import { digits, type Value } from '../message.js'
/** compare.add */ export const add = () => 'Jämför'
/** compare.addName */ export const addName = (p: { readonly name: Value }) => `Jämför ${p.name}`
/** compare.full */ export const full = () => 'Du kan jämföra tre bågar åt gången. Ta bort en för att lägga till en annan.'
/** compare.tray */ export const tray = () => 'Bågar att jämföra'
/** compare.chosen */ export const chosen = (p: { readonly count: number }) => p.count === 1 ? 'En båge vald' : `${digits(p.count)} bågar valda`
/** compare.oneMore */ export const oneMore = () => 'Välj en till, så kan du jämföra dem.'
/** compare.open */ export const open = (p: { readonly count: number }) => p.count === 1 ? 'Se bågen du valt' : `Jämför ${digits(p.count)} bågar`
/** compare.clear */ export const clear = () => 'Rensa'
/** compare.intro */ export const intro = () => 'Måtten är i millimeter, och bågarna är ritade i samma skala.'
/** compare.empty */ export const empty = () => 'Inga bågar att jämföra än'
/** compare.emptyText */ export const emptyText = () => 'Tryck på Jämför på upp till tre bågar, så ser du dem sida vid sida här.'
/** compare.look */ export const look = () => 'Se glasögon'
/** compare.more */ export const more = () => 'Lägg till fler bågar'
/** compare.gone */ export const gone = (p: { readonly count: number }) => p.count === 1 ? 'En av bågarna säljs inte längre och visas inte.' : `${digits(p.count)} av bågarna säljs inte längre och visas inte.`
/** compare.remove */ export const remove = () => 'Ta bort'
/** compare.removeName */ export const removeName = (p: { readonly name: Value }) => `Ta bort ${p.name} från jämförelsen`
/** compare.table */ export const table = () => 'Bågarna sida vid sida'
/** compare.scale */ export const scale = () => 'I samma skala'
/** compare.price */ export const price = () => 'Pris'
/** compare.stock */ export const stock = () => 'Lager'
/** compare.size */ export const size = () => 'Storlek'
/** compare.fit */ export const fit = () => 'Passar den dig?'
/** compare.marking */ export const marking = () => 'Märkning på skalmen'
/** compare.material */ export const material = () => 'Material'
/** compare.shape */ export const shape = () => 'Form'
/** compare.colour */ export const colour = () => 'Färg'
/** compare.lenses */ export const lenses = () => 'Glas att välja'
/** compare.lensesFrom */ export const lensesFrom = (p: { readonly title: Value; readonly price: Value }) => `${p.title} från ${p.price}`
/** compare.noLenses */ export const noLenses = () => 'Inga glas att välja på nätet'
/** compare.unknown */ export const unknown = () => 'Uppgift saknas'
/** compare.toProduct */ export const toProduct = () => 'Till bågen'
/** compare.toProductName */ export const toProductName = (p: { readonly name: Value }) => `Till bågen: ${p.name}`
/** compare.notSaved */ export const notSaved = () => 'Webbläsaren sparar ingenting. Valet gäller tills du lämnar sidan.'
