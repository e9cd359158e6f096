// Compiled from the JSON catalogues by `pnpm messages`.
import { type Value } from '../message.js'
/** savedPrescription.intro */ export const intro = () => 'Spara din synundersökning, så slipper du skriva in styrkorna igen när du väljer glas. Vi sparar den bara om du vill, och du kan ta bort den när som helst.'
/** savedPrescription.empty */ export const empty = () => 'Du har ingen sparad synundersökning.'
/** savedPrescription.list */ export const list = () => 'Sparade synundersökningar'
/** savedPrescription.of */ export const of = (p: { readonly date: Value }) => `Synundersökning ${p.date}`
/** savedPrescription.validUntil */ export const validUntil = (p: { readonly date: Value }) => `Gäller till ${p.date}`
/** savedPrescription.expired */ export const expired = () => 'Äldre än ett år. Den går inte att använda längre.'
/** savedPrescription.valid */ export const valid = () => 'Gäller'
/** savedPrescription.old */ export const old = () => 'För gammal'
/** savedPrescription.hidden */ export const hidden = () => 'Styrkorna är dolda.'
/** savedPrescription.show */ export const show = () => 'Visa styrkor'
/** savedPrescription.showLabel */ export const showLabel = (p: { readonly date: Value }) => `Visa styrkor från ${p.date}`
/** savedPrescription.hide */ export const hide = () => 'Dölj styrkor'
/** savedPrescription.remove */ export const remove = () => 'Ta bort'
/** savedPrescription.removeLabel */ export const removeLabel = (p: { readonly date: Value }) => `Ta bort synundersökningen från ${p.date}`
/** savedPrescription.removed */ export const removed = () => 'Synundersökningen är borttagen.'
/** savedPrescription.saved */ export const saved = () => 'Synundersökningen är sparad.'
/** savedPrescription.add */ export const add = () => 'Lägg till en synundersökning'
/** savedPrescription.addHint */ export const addHint = () => 'Skriv av ditt recept. Minustecken och komma går bra. Lämna tomt det som inte står på receptet.'
/** savedPrescription.issuedOn */ export const issuedOn = () => 'Datum för synundersökningen'
/** savedPrescription.save */ export const save = () => 'Spara synundersökningen'
/** savedPrescription.issued.future */ export const issuedFuture = () => 'Datumet ligger i framtiden.'
/** savedPrescription.issued.old */ export const issuedOld = () => 'Synundersökningen är äldre än ett år. Boka en ny för att beställa glas.'
/** savedPrescription.consent.required */ export const consentRequired = () => 'Kryssa i att du samtycker för att spara dina synuppgifter.'
/** savedPrescription.keep */ export const keep = () => 'Spara till mitt konto'
/** savedPrescription.use */ export const use = () => 'Använd sparad synundersökning'
/** savedPrescription.used */ export const used = (p: { readonly date: Value }) => `Styrkorna från synundersökningen ${p.date} är ifyllda.`
/** savedPrescription.noneValid */ export const noneValid = () => 'Du har ingen sparad synundersökning som gäller.'
