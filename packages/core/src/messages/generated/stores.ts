// Compiled from the JSON catalogues by `pnpm messages`.
import { digits, message, type Value } from '../message.js'
/** error.geolocation.failed */ export const geolocationFailed = () => 'Vi kunde inte hämta din position. Sök på ort eller postnummer i stället.'
/** error.geolocation.denied */ export const geolocationDenied = () => 'Du har inte gett oss åtkomst till din position. Tillåt plats i webbläsaren eller sök på ort.'
/** stores.search */ export const search = () => 'Sök ort eller postnummer'
/** stores.locate */ export const locate = () => 'Använd min position'
/** stores.near */ export const near = (p: { readonly place: Value }) => `Närmast ${p.place}`
/** stores.you */ export const you = () => 'dig'
/** stores.openUntil */ export const openUntil = (p: { readonly time: Value }) => `Öppet nu, stänger kl. ${p.time}`
/** stores.closesSoon */ export const closesSoon = (p: { readonly time: Value }) => `Öppet nu, stänger snart: kl. ${p.time}`
/** stores.opensToday */ export const opensToday = (p: { readonly time: Value }) => `Stängt nu, öppnar kl. ${p.time}`
/** stores.opensTomorrow */ export const opensTomorrow = (p: { readonly time: Value }) => `Stängt nu, öppnar i morgon kl. ${p.time}`
/** stores.opensOn */ export const opensOn = (p: { readonly day: Value; readonly time: Value }) => `Stängt nu, öppnar ${p.day} kl. ${p.time}`
/** stores.closedForNow */ export const closedForNow = () => 'Stängt tills vidare'
/** stores.openingHours */ export const openingHours = /* @__PURE__ */ message('stores.openingHours', () => 'Öppettider')
/** stores.deviatingHours */ export const deviatingHours = /* @__PURE__ */ message('stores.deviatingHours', () => 'Avvikande öppettider')
/** stores.distance */ export const distance = /* @__PURE__ */ message('stores.distance', (p: { readonly km: Value }) => `${p.km} km bort`)
/** stores.directions */ export const directions = () => 'Vägbeskrivning'
/** stores.bookHere */ export const bookHere = /* @__PURE__ */ message('stores.bookHere', () => 'Boka tid här')
/** stores.closed */ export const closed = () => 'Stängt'
/** stores.weekday.1 */ export const weekday1 = () => 'Måndag'
/** stores.weekday.2 */ export const weekday2 = () => 'Tisdag'
/** stores.weekday.3 */ export const weekday3 = () => 'Onsdag'
/** stores.weekday.4 */ export const weekday4 = () => 'Torsdag'
/** stores.weekday.5 */ export const weekday5 = () => 'Fredag'
/** stores.weekday.6 */ export const weekday6 = () => 'Lördag'
/** stores.weekday.7 */ export const weekday7 = () => 'Söndag'
/** stores.count */ export const count = (p: { readonly count: number }) => p.count === 0 ? 'Ingen butik' : p.count === 1 ? `${digits(p.count)} butik` : `${digits(p.count)} butiker`
