// Compiled from the JSON catalogues by `pnpm messages`.
import { type Value } from '../message.js'
/** staff-payment.summary */ export const summary = () => 'Se betalningar till bankgirot som saknar faktura, koppla dem eller betala tillbaka.'
/** staff-payment.intro */ export const intro = () => 'Bankens rapporter läses automatiskt. En betalning med rätt OCR-nummer kopplas till sin faktura direkt; resten väntar här.'
/** staff-payment.waiting */ export const waiting = () => 'Betalningar som väntar'
/** staff-payment.none */ export const none = () => 'Alla betalningar är kopplade till en faktura.'
/** staff-payment.more */ export const more = (p: { readonly count: Value }) => `De ${p.count} äldsta visas.`
/** staff-payment.payerUnknown */ export const payerUnknown = () => 'Okänd betalare'
/** staff-payment.paidOn */ export const paidOn = (p: { readonly day: Value }) => `Kom ${p.day}`
/** staff-payment.ofAmount */ export const ofAmount = (p: { readonly amount: Value }) => `av ${p.amount}`
/** staff-payment.account */ export const account = () => 'Från konto'
/** staff-payment.message */ export const message = () => 'Meddelande'
/** staff-payment.ocr */ export const ocr = () => 'OCR-nummer'
/** staff-payment.invoice */ export const invoice = () => 'Faktura'
/** staff-payment.reasonNoReference */ export const reasonNoReference = () => 'Inget OCR-nummer'
/** staff-payment.reasonUnknownReference */ export const reasonUnknownReference = () => 'Okänt OCR-nummer'
/** staff-payment.reasonNothingLeft */ export const reasonNothingLeft = () => 'Inget kvar att betala på fakturan'
/** staff-payment.reasonOverPayment */ export const reasonOverPayment = () => 'För mycket betalt'
/** staff-payment.reasonBeingPaid */ export const reasonBeingPaid = () => 'Fakturan betalas just nu på webben'
/** staff-payment.match */ export const match = () => 'Koppla till en faktura'
/** staff-payment.matchField */ export const matchField = () => 'Fakturanummer eller OCR-nummer'
/** staff-payment.matchInvalid */ export const matchInvalid = () => 'Ange fakturans nummer eller OCR-nummer.'
/** staff-payment.matchConfirm */ export const matchConfirm = () => 'Koppla'
/** staff-payment.repay */ export const repay = () => 'Betalad tillbaka'
/** staff-payment.repayText */ export const repayText = (p: { readonly amount: Value }) => `Betala först tillbaka ${p.amount} i banken. Notera det sedan här. Det går inte att ångra.`
/** staff-payment.repayConfirm */ export const repayConfirm = (p: { readonly amount: Value }) => `Ja, ${p.amount} är betalt tillbaka`
/** staff-payment.done */ export const done = () => 'Klart.'
/** staff-payment.notFound */ export const notFound = () => 'Betalningen finns inte.'
/** staff-payment.changed */ export const changed = () => 'Betalningen har ändrats sedan du öppnade sidan. Kontrollera den och försök igen.'
/** staff-payment.noInvoice */ export const noInvoice = () => 'Det finns ingen faktura med det numret.'
/** staff-payment.nothingLeft */ export const nothingLeft = () => 'Det finns inget kvar att betala på den fakturan.'
/** staff-payment.beingPaid */ export const beingPaid = () => 'Kunden betalar den fakturan just nu. Försök igen om en stund.'
