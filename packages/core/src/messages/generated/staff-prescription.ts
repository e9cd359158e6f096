// Compiled from the JSON catalogues by `pnpm messages`.
import { type Value } from '../message.js'
/** staffPrescription.summary */ export const summary = () => 'Bilder av recept som kunder har skickat.'
/** staffPrescription.waiting */ export const waiting = () => 'Att skriva in'
/** staffPrescription.none */ export const none = () => 'Inga recept väntar på att skrivas in.'
/** staffPrescription.missing */ export const missing = () => 'Väntar på kunden'
/** staffPrescription.missingNone */ export const missingNone = () => 'Ingen kund behöver skicka sitt recept.'
/** staffPrescription.row */ export const row = (p: { readonly orderNumber: Value }) => `Order ${p.orderNumber}`
/** staffPrescription.sentAt */ export const sentAt = (p: { readonly at: Value }) => `Skickad ${p.at}`
/** staffPrescription.dueOn */ export const dueOn = (p: { readonly day: Value }) => `Senast ${p.day}`
/** staffPrescription.customer */ export const customer = () => 'Kund'
/** staffPrescription.order */ export const order = () => 'Order'
/** staffPrescription.frame */ export const frame = () => 'Båge'
/** staffPrescription.lens */ export const lens = () => 'Glas'
/** staffPrescription.photo */ export const photo = () => 'Kundens recept'
/** staffPrescription.photoOpen */ export const photoOpen = () => 'Öppna i full storlek'
/** staffPrescription.photoAlt */ export const photoAlt = (p: { readonly orderNumber: Value }) => `Bild av receptet till order ${p.orderNumber}`
/** staffPrescription.photoNone */ export const photoNone = () => 'Kunden har inte skickat någon bild.'
/** staffPrescription.enter */ export const enter = () => 'Styrkor'
/** staffPrescription.recent */ export const recent = () => 'Receptet är högst ett år gammalt.'
/** staffPrescription.save */ export const save = () => 'Skriv in och släpp ordern'
/** staffPrescription.saved */ export const saved = () => 'Styrkorna är inskrivna.'
/** staffPrescription.change */ export const change = (p: { readonly lens: Value }) => `Byt till ${p.lens} utan kostnad för kunden`
/** staffPrescription.noLens */ export const noLens = () => 'Inget glas i sortimentet passar. Skriv till kunden eller avbeställ paret på ordern.'
/** staffPrescription.ask */ export const ask = () => 'Be om en ny bild'
/** staffPrescription.askText */ export const askText = () => 'Kunden får ett mejl med länk till sidan där bilden skickas. Det du skriver visas där.'
/** staffPrescription.askMessage */ export const askMessage = () => 'Vad är fel med bilden?'
/** staffPrescription.askSend */ export const askSend = () => 'Skicka till kunden'
/** staffPrescription.asked */ export const asked = () => 'Kunden har fått ett mejl.'
/** staffPrescription.orderWaits */ export const orderWaits = () => 'Ordern väntar på kundens recept och kan inte kontrolleras än.'
/** staffPrescription.toPair */ export const toPair = () => 'Skriv in receptet'
