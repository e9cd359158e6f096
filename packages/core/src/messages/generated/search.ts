// Compiled from the JSON catalogues by `pnpm messages`.
import { digits, type Value } from '../message.js'
/** search.placeholder */ export const placeholder = () => 'Sök produkt, butik eller fråga'
/** search.submit */ export const submit = () => 'Sök'
/** search.previous */ export const previous = () => 'Tidigare sökningar'
/** search.previous.remove */ export const previousRemove = (p: { readonly query: Value }) => `Ta bort ”${p.query}” ur tidigare sökningar`
/** search.categories */ export const categories = () => 'Kategorier'
/** search.content */ export const content = () => 'Innehåll'
/** search.group.articles */ export const groupArticles = () => 'Produkter'
/** search.group.stores */ export const groupStores = () => 'Butiker'
/** search.group.cities */ export const groupCities = () => 'Orter'
/** search.group.layoutPages */ export const groupLayoutPages = () => 'Sidor'
/** search.group.categoryPages */ export const groupCategoryPages = () => 'Kategorier'
/** search.noResults */ export const noResults = (p: { readonly query: Value }) => `Din sökning på ”${p.query}” gav inga träffar. Kontrollera stavningen eller prova ett annat ord.`
/** search.resultCount */ export const resultCount = (p: { readonly count: number }) => `Totalt ${p.count === 1 ? `${digits(p.count)} träff` : `${digits(p.count)} träffar`}`
/** search.limited */ export const limited = (p: { readonly shown: Value; readonly total: Value }) => `Visar ${p.shown} av ${p.total}`
/** search.discoverMore */ export const discoverMore = () => 'Upptäck mer'
/** search.resultsFor */ export const resultsFor = (p: { readonly query: Value }) => `Resultat för ”${p.query}”`
/** validation.search.required */ export const searchRequired = () => 'Skriv något att söka efter.'
/** validation.search.minLength */ export const searchMinLength = (p: { readonly min: Value }) => `Skriv minst ${p.min} tecken.`
/** search.none */ export const none = () => 'Inga sökresultat'
/** search.noneFor */ export const noneFor = (p: { readonly query: Value }) => `Inga sökresultat för ”${p.query}”`
/** search.countFor */ export const countFor = (p: { readonly count: number; readonly query: Value }) => `${p.count === 1 ? `${digits(p.count)} träff` : `${digits(p.count)} träffar`} för ”${p.query}”`
/** search.ask */ export const ask = () => 'Vad letar du efter?'
/** search.kinds */ export const kinds = () => 'Visa träffar av ett slag'
/** search.noneOfKind */ export const noneOfKind = () => 'Inga träffar av det här slaget.'
/** search.allKinds */ export const allKinds = () => 'Visa alla träffar'
/** search.limited.advice */ export const limitedAdvice = () => 'Lägg till ett ord, till exempel ett varumärke, för att hitta rätt.'
