// Compiled from the JSON catalogues by `pnpm messages`.
import { message, type Value } from '../message.js'
/** delivery.postnordLetter */ export const postnordLetter = () => 'PostNord brev 1:a klass'
/** delivery.mypack */ export const mypack = () => 'PostNord MyPack – hämta hos ombud'
/** delivery.mypackHome */ export const mypackHome = () => 'PostNord MyPack Home – hemleverans'
/** delivery.clickAndCollect */ export const clickAndCollect = () => 'Hämta i butik'
/** delivery.airmee */ export const airmee = () => 'Airmee – hemleverans'
/** delivery.budbeeBox */ export const budbeeBox = () => 'Budbee Box'
/** delivery.budbeeHome */ export const budbeeHome = () => 'Budbee – hemleverans'
/** delivery.bringLetterNo */ export const bringLetterNo = () => 'Bring brev (Norge)'
/** delivery.email */ export const email = () => 'Med e-post'
/** delivery.emailNote */ export const emailNote = () => 'Kortet skickas när du har betalat, eller på dagen du har valt.'
/** delivery.track */ export const track = () => 'Spåra paketet'
/** delivery.readyForPickup */ export const readyForPickup = () => 'Klar att hämta'
/** delivery.loading */ export const loading = /* @__PURE__ */ message('delivery.loading', () => 'Hämtar leveranssätt …')
/** delivery.none */ export const none = /* @__PURE__ */ message('delivery.none', () => 'Vi kan inte leverera dit just nu. Kontrollera postnumret.')
/** delivery.need.store */ export const needStore = () => 'Välj vilken butik du vill hämta i.'
/** delivery.need.servicePoint */ export const needServicePoint = () => 'Närmaste ombud väljs utifrån din adress.'
/** delivery.need.timeSlot */ export const needTimeSlot = () => 'Du får ett sms för att välja tid.'
/** delivery.untracked */ export const untracked = () => 'Kommer i brevlådan, utan spårning.'
/** delivery.estimateRange */ export const estimateRange = (p: { readonly days: Value }) => `Beräknad leverans ${p.days}`
/** delivery.estimateFromPrescription */ export const estimateFromPrescription = (p: { readonly days: Value }) => `Leverans cirka ${p.days} vardagar från att receptet är hos oss`
/** delivery.daysFromPrescription */ export const daysFromPrescription = (p: { readonly days: Value }) => `Cirka ${p.days} vardagar från att receptet är hos oss`
