// Compiled from the JSON catalogues by `pnpm messages`.
import { type Value } from '../message.js'
/** search.clear */ export const clear = () => 'Rensa sökfältet'
/** search.close */ export const close = () => 'Stäng sökningen'
/** search.popular */ export const popular = () => 'Populära sökningar'
/** search.suggestions */ export const suggestions = () => 'Sökförslag'
/** search.viewAllResults */ export const viewAllResults = (p: { readonly count: Value }) => `Visa alla ${p.count} resultat`
/** search.loading */ export const loading = () => 'Söker …'
