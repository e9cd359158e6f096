// Compiled from the JSON catalogues by `pnpm messages`.
import { type Value } from '../message.js'
/** staff.title */ export const title = () => 'Butik och kundservice'
/** staff.nav */ export const nav = () => 'För personalen'
/** staff.overview */ export const overview = () => 'Översikt'
/** staff.welcome */ export const welcome = (p: { readonly name: Value }) => `Hej ${p.name}`
/** staff.intro */ export const intro = (p: { readonly store: Value; readonly time: Value }) => `Du arbetar i ${p.store}. Inloggningen gäller till ${p.time}.`
