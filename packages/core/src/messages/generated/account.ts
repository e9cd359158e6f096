// Compiled from the JSON catalogues by `pnpm messages`.
import { type Value } from '../message.js'
/** account.welcome */ export const welcome = (p: { readonly name: Value }) => `Hej ${p.name}`
/** account.orders.empty */ export const ordersEmpty = () => 'Du har inga ordrar än.'
/** account.subscriptions.empty */ export const subscriptionsEmpty = () => 'Du har inga abonnemang.'
/** account.invoices.empty */ export const invoicesEmpty = () => 'Du har inga fakturor.'
/** account.bookings.empty */ export const bookingsEmpty = () => 'Du har inga kommande bokningar.'
/** account.details.saved */ export const detailsSaved = () => 'Dina uppgifter är sparade.'
/** account.export */ const export_ = () => 'Ladda ner mina uppgifter'
export { export_ as export }
/** account.export.ready */ export const exportReady = () => 'Filen är klar att ladda ner.'
/** account.erase */ export const erase = () => 'Radera mitt konto'
/** account.erase.confirm */ export const eraseConfirm = () => 'Kontot och uppgifter vi inte måste spara enligt lag raderas. Det går inte att ångra.'
/** account.erase.retained */ export const eraseRetained = () => 'Vissa uppgifter sparas enligt lag, till exempel bokföringsunderlag i sju år och patientjournal i minst tio år.'
/** account.consent.email */ export const consentEmail = () => 'Erbjudanden via e-post'
/** account.consent.sms */ export const consentSms = () => 'Erbjudanden via sms'
/** account.consent.withdrawn */ export const consentWithdrawn = () => 'Ditt samtycke är återkallat.'
