// Compiled from the JSON catalogues by `pnpm messages`.
import { message, type Value } from '../message.js'
/** giftcard.number */ export const number = /* @__PURE__ */ message('giftcard.number', () => 'Presentkortsnummer')
/** giftcard.pin */ export const pin = /* @__PURE__ */ message('giftcard.pin', () => 'Pinkod')
/** giftcard.check */ export const check = () => 'Visa saldo'
/** giftcard.balance */ export const balance = (p: { readonly amount: Value }) => `Saldo: ${p.amount}`
/** giftcard.validUntil */ export const validUntil = (p: { readonly date: Value }) => `Giltigt till och med ${p.date}`
/** giftcard.intro */ export const intro = () => 'Skriv in kortets nummer och pinkod, så visar vi hur mycket som finns kvar.'
/** giftcard.numberHint */ export const numberHint = () => '16 siffror, på kortet eller i mejlet.'
/** giftcard.pinHint */ export const pinHint = () => 'Fyra siffror, på kortet eller i mejlet.'
/** giftcard.numberFormat */ export const numberFormat = /* @__PURE__ */ message('giftcard.numberFormat', () => 'Numret ska ha 16 siffror.')
/** giftcard.pinFormat */ export const pinFormat = /* @__PURE__ */ message('giftcard.pinFormat', () => 'Pinkoden ska ha fyra siffror.')
/** giftcard.card */ export const card = (p: { readonly last4: Value }) => `Presentkort •••• ${p.last4}`
/** giftcard.use */ export const use = () => 'Du betalar med presentkortet i kassan.'
/** giftcard.buy */ export const buy = () => 'Köp presentkort'
/** giftcard.buyText */ export const buyText = () => 'Räcker till glasögon, linser och allt annat hos oss.'
/** giftcard.receiver */ export const receiver = () => 'Vem ska ha kortet?'
/** giftcard.receiver.buyer */ export const receiverBuyer = () => 'Jag skriver ut det själv'
/** giftcard.receiver.buyerNote */ export const receiverBuyerNote = () => 'Kortet kommer med e-post till dig när du har betalat.'
/** giftcard.receiver.other */ export const receiverOther = () => 'Skicka det med e-post'
/** giftcard.receiver.otherNote */ export const receiverOtherNote = () => 'Vi skickar kortet på dagen du väljer, och du får ett mejl när det är gjort.'
/** giftcard.receiverEmail */ export const receiverEmail = () => 'Mottagarens e-postadress'
/** giftcard.sendOn */ export const sendOn = () => 'Skickas den'
/** giftcard.sendOnHint */ export const sendOnHint = () => 'Idag till ett år framåt. Utan datum skickas det när du har betalat.'
/** giftcard.greetingLabel */ export const greetingLabel = () => 'Hälsning på kortet'
/** giftcard.sentTo */ export const sentTo = (p: { readonly email: Value }) => `Skickas till ${p.email} när du har betalat`
/** giftcard.sentToOn */ export const sentToOn = (p: { readonly email: Value; readonly date: Value }) => `Skickas till ${p.email} den ${p.date}`
/** giftcard.printed */ export const printed = () => 'Du skriver ut kortet själv'
/** giftcard.greeting */ export const greeting = (p: { readonly message: Value }) => `Hälsning: ${p.message}`
