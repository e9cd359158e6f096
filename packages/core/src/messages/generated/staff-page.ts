// Compiled from the JSON catalogues by `pnpm messages`.
import { type Value } from '../message.js'
/** staffPage.home */ export const home = () => 'Butik och kundservice'
/** staffPage.security */ export const security = () => 'Säkerhet'
/** staffPage.orders */ export const orders = () => 'Ordrar'
/** staffPage.claims */ export const claims = () => 'Skadeanmälningar'
/** staffPage.reviews */ export const reviews = () => 'Omdömen'
/** staffPage.bookings */ export const bookings = () => 'Bokningar'
/** staffPage.booking */ export const booking = () => 'Besök'
/** staffPage.exam-prescription */ export const examPrescription = () => 'Recept från besöket'
/** staffPage.booking-new */ export const bookingNew = () => 'Boka åt en kund'
/** staffPage.absence */ export const absence = () => 'Frånvaro'
/** staffPage.order */ export const order = (p: { readonly orderNumber: Value }) => `Order ${p.orderNumber}`
/** staffPage.payment-link */ export const paymentLink = () => 'Skicka betallänk'
/** staffPage.customers */ export const customers = () => 'Kunder'
/** staffPage.cart-handovers */ export const cartHandovers = () => 'Överlämnade varukorgar'
/** staffPage.gift-cards */ export const giftCards = () => 'Sälj presentkort'
/** staffPage.invoices */ export const invoices = () => 'Fakturor'
/** staffPage.invoice */ export const invoice = (p: { readonly invoiceNumber: Value }) => `Faktura ${p.invoiceNumber}`
/** staffPage.payments */ export const payments = () => 'Inbetalningar'
/** staffPage.eye-health-days */ export const eyeHealthDays = () => 'Ögonhälsodagar'
/** staffPage.eye-health-day */ export const eyeHealthDay = (p: { readonly company: Value }) => `Ögonhälsodag för ${p.company}`
/** staffPage.agreements */ export const agreements = () => 'Företagsavtal'
/** staffPage.agreement */ export const agreement = (p: { readonly company: Value }) => `Avtal med ${p.company}`
/** staffPage.lifestyle */ export const lifestyle = () => 'Lifestyle'
/** staffPage.prescriptions */ export const prescriptions = () => 'Recept att skriva in'
/** staffPage.prescription */ export const prescription = (p: { readonly orderNumber: Value }) => `Recept till order ${p.orderNumber}`
