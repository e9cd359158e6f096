// Compiled from the JSON catalogues by `pnpm messages`.
import { type Value } from '../message.js'
/** meta.defaultDescription */ export const defaultDescription = (p: { readonly brand: Value }) => `Köp linser, glasögon och solglasögon på nätet - hos ${p.brand}.`
/** meta.titleOfPage */ export const titleOfPage = (p: { readonly title: Value; readonly page: Value }) => `${p.title} – sida ${p.page}`
/** meta.titleSeparator */ export const titleSeparator = () => ' | '
