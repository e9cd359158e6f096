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
/** stores.lead */ export const lead = () => 'Prova bågar, justera glasögonen kostnadsfritt och träffa våra optiker i en butik nära dig.'
/** stores.none */ export const none = () => 'Vi hittar ingen butik där'
/** stores.none.advice */ export const noneAdvice = () => 'Kontrollera stavningen, eller sök på en större ort eller ett län i närheten.'
/** stores.showAll */ export const showAll = () => 'Visa alla butiker'
/** stores.map */ export const map = () => 'Karta över butikerna'
/** stores.map.show */ export const mapShow = () => 'Visa på kartan'
/** stores.map.showStore */ export const mapShowStore = (p: { readonly store: Value }) => `Visa på kartan: ${p.store}`
/** stores.map.failed */ export const mapFailed = () => 'Kartan kunde inte hämtas. Alla butiker finns i listan.'
/** stores.holidays */ export const holidays = () => 'Vid helger kan tiderna skilja sig. Ring gärna innan du kommer.'
/** stores.findHere */ export const findHere = () => 'Hitta hit'
/** stores.callToBook */ export const callToBook = () => 'Ring och boka tid'
/** stores.description */ export const description = () => 'Hitta din närmaste butik: adress, telefon och dagens öppettider för alla våra butiker.'
/** stores.description.one */ export const descriptionOne = (p: { readonly store: Value; readonly address: Value; readonly city: Value }) => `Öppettider, adress och telefon till vår butik ${p.store}, ${p.address}, ${p.city}.`
/** stores.foundFor */ export const foundFor = (p: { readonly query: Value }) => `för ”${p.query}”`
/** stores.map.source */ export const mapSource = () => 'Platser från'
/** stores.map.approximate */ export const mapApproximate = () => '(CC BY 4.0), ungefärliga.'
/** stores.show */ export const show = () => 'Visa bara'
/** stores.show.openNow */ export const showOpenNow = () => 'Öppet nu'
/** stores.noneFit */ export const noneFit = () => 'Ingen butik passar det du valt'
/** stores.noneFit.advice */ export const noneFitAdvice = () => 'Ta bort något av valen, eller sök på en annan ort.'
/** stores.services */ export const services = () => 'I butiken'
/** stores.access */ export const access = () => 'Hitta och parkera'
/** stores.access.parking */ export const accessParking = () => 'Parkering'
/** stores.access.transit */ export const accessTransit = () => 'Buss och tåg'
/** stores.access.entrance */ export const accessEntrance = () => 'Tillgänglighet'
/** stores.openInMap */ export const openInMap = () => 'Öppna i karta'
/** stores.position */ export const position = () => 'Din position'
/** stores.examiners */ export const examiners = () => 'Du möter'
/** stores.skill.sight */ export const skillSight = () => 'synundersökning'
/** stores.skill.lenses */ export const skillLenses = () => 'kontaktlinser'
/** stores.skill.children */ export const skillChildren = () => 'barn'
/** stores.skill.hearing */ export const skillHearing = () => 'hörseltest'
/** stores.nextTimes */ export const nextTimes = () => 'Nästa lediga tider'
/** stores.nextTimes.none */ export const nextTimesNone = () => 'Inga lediga tider de närmaste två veckorna.'
/** stores.nextTimes.failed */ export const nextTimesFailed = () => 'Tiderna kunde inte hämtas just nu. Boka eller ring butiken.'
/** stores.bookSight */ export const bookSight = () => 'Boka synundersökning'
/** stores.bookHearing */ export const bookHearing = () => 'Boka hörseltest'
/** stores.exam */ export const exam = () => 'Välkommen in utan tid för att prova bågar, eller ring oss.'
/** stores.stock.count */ export const stockCount = (p: { readonly count: number }) => p.count === 0 ? 'Finns inte i någon butik just nu' : p.count === 1 ? `Finns i ${digits(p.count)} butik` : `Finns i ${digits(p.count)} butiker`
/** stores.stock.nearest */ export const stockNearest = (p: { readonly store: Value; readonly km: Value }) => `närmast ${p.store}, ${p.km} km`
/** stores.stock.show */ export const stockShow = () => 'Visa butiker som har den'
/** stores.stock.title */ export const stockTitle = () => 'Finns i butik'
/** stores.stock.intro */ export const stockIntro = (p: { readonly name: Value }) => `${p.name}. Lagret ändras under dagen. Ring gärna innan du åker.`
/** stores.stock.some */ export const stockSome = () => 'Finns'
/** stores.stock.few */ export const stockFew = () => 'Få kvar'
/** stores.stock.more */ export const stockMore = (p: { readonly shown: Value; readonly count: Value }) => `Visar ${p.shown} av ${p.count} butiker. Sök på en ort för att se de närmaste.`
/** stores.stock.placeUnknown */ export const stockPlaceUnknown = (p: { readonly place: Value }) => `Vi hittar inte ${p.place}. Butikerna visas i bokstavsordning.`
/** stores.stock.failed */ export const stockFailed = () => 'Vi kunde inte hämta vilka butiker som har den.'
/** stores.nearest.next */ export const nearestNext = (p: { readonly when: Value }) => `Nästa lediga synundersökning: ${p.when}`
/** stores.nearest.none */ export const nearestNone = () => 'Inga lediga tider för synundersökning just nu. Ring gärna butiken.'
/** stores.nearest.unknown */ export const nearestUnknown = (p: { readonly place: Value }) => `Vi hittar ingen butik för ”${p.place}”. Kontrollera stavningen, eller se alla butiker.`
/** stores.nearest.failed */ export const nearestFailed = () => 'Vi kunde inte leta upp butiken just nu. Försök igen, eller se alla butiker.'
/** stores.nearest.more */ export const nearestMore = () => 'Fler butiker nära dig'
