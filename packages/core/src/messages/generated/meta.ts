// Compiled from the JSON catalogues by `pnpm messages`.
import { type Value } from '../message.js'
/** meta.defaultDescription */ export const defaultDescription = (p: { readonly brand: Value }) => `Köp linser, glasögon och solglasögon på nätet - hos ${p.brand}.`
/** meta.titleSeparator */ export const titleSeparator = () => ' | '
