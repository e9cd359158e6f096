// Compiled from the JSON catalogues by `pnpm messages`.
import { type Value } from '../message.js'
/** cart.pair.title */ export const pairTitle = () => 'Ett par till?'
/** cart.pair.text */ export const pairText = () => 'Samma båge med samma styrkor ligger redan i varukorgen, med andra glas.'
/** cart.pair.present */ export const pairPresent = (p: { readonly lens: Value }) => `Samma båge med samma styrkor ligger redan i varukorgen, med glasen: ${p.lens}.`
/** cart.pair.chosen */ export const pairChosen = (p: { readonly lens: Value }) => `Nu har du valt: ${p.lens}.`
/** cart.pair.another */ export const pairAnother = () => 'Lägg till ett par till'
/** cart.pair.replace */ export const pairReplace = () => 'Byt till de här glasen'
