// Compiled from the JSON catalogues by `pnpm messages`.
import { digits, type Value } from '../message.js'
/** staff-gift-card.closed */ export const closed = () => 'Återbetalat och stängt'
/** staff-gift-card.next */ export const next = (p: { readonly day: Value }) => `Skickas med e-post den ${p.day}`
/** staff-gift-card.sent */ export const sent = (p: { readonly day: Value }) => `Skickat till mottagaren ${p.day}`
/** staff-gift-card.sentToBuyer */ export const sentToBuyer = (p: { readonly day: Value }) => `Skickat till köparen ${p.day}`
/** staff-gift-card.title */ export const title = () => 'Presentkort'
/** staff-gift-card.summary */ export const summary = () => 'Sälj presentkort i butiken och skriv ut dem på plats.'
/** staff-gift-card.intro */ export const intro = () => 'Välj belopp och vem som ska ha kortet. Kunden betalar i kassan, och kortet skapas när betalningen är klar.'
/** staff-gift-card.amount */ export const amount = () => 'Belopp'
/** staff-gift-card.amountMissing */ export const amountMissing = () => 'Välj ett belopp.'
/** staff-gift-card.design */ export const design = () => 'Motiv'
/** staff-gift-card.quantity */ export const quantity = () => 'Antal'
/** staff-gift-card.quantityInvalid */ export const quantityInvalid = (p: { readonly max: Value }) => `Ange ett antal mellan 1 och ${p.max}.`
/** staff-gift-card.receiver */ export const receiver = () => 'Hur får kunden kortet?'
/** staff-gift-card.printNow */ export const printNow = () => 'Skriv ut det nu'
/** staff-gift-card.printNowNote */ export const printNowNote = () => 'Du skriver ut kortet här när kunden har betalat. Det kommer också med e-post till kunden.'
/** staff-gift-card.sendToOther */ export const sendToOther = () => 'Skicka det till mottagaren med e-post'
/** staff-gift-card.sendToOtherNote */ export const sendToOtherNote = () => 'Kortet skickas på dagen ni väljer, och kunden får ett mejl när det är gjort.'
/** staff-gift-card.add */ export const add = () => 'Lägg i varukorgen'
/** staff-gift-card.added */ export const added = (p: { readonly count: number; readonly amount: Value }) => `${p.count === 1 ? 'Ett presentkort' : `${digits(p.count)} presentkort`} på ${p.amount} ligger i varukorgen.`
/** staff-gift-card.toCheckout */ export const toCheckout = () => 'Ta betalt i kassan'
/** staff-gift-card.toCustomer */ export const toCustomer = () => 'Låt kunden betala själv'
/** staff-gift-card.none */ export const none = () => 'Det finns inga presentkort att sälja just nu.'
/** staff-gift-card.soldToday */ export const soldToday = () => 'Sålda i butiken i dag'
/** staff-gift-card.soldNone */ export const soldNone = () => 'Inga presentkort har sålts i butiken i dag.'
/** staff-gift-card.soldAt */ export const soldAt = (p: { readonly orderNumber: Value; readonly time: Value; readonly employeeNumber: Value }) => `Order ${p.orderNumber}, såld ${p.time} av ${p.employeeNumber}`
/** staff-gift-card.print */ export const print = () => 'Skriv ut (PDF)'
/** staff-gift-card.printCard */ export const printCard = (p: { readonly amount: Value; readonly orderNumber: Value }) => `Skriv ut (PDF): presentkort på ${p.amount}, order ${p.orderNumber}`
/** staff-gift-card.resend */ export const resend = () => 'Skicka igen'
/** staff-gift-card.resendCard */ export const resendCard = (p: { readonly amount: Value; readonly orderNumber: Value }) => `Skicka igen: presentkort på ${p.amount}, order ${p.orderNumber}`
/** staff-gift-card.resent */ export const resent = () => 'Presentkortet skickas igen till samma adress.'
