// Compiled from the JSON catalogues by `pnpm messages`.
import { message, type Value } from '../message.js'
/** giftcard.number */ export const number = /* @__PURE__ */ message('giftcard.number', () => 'Presentkortsnummer')
/** giftcard.pin */ export const pin = /* @__PURE__ */ message('giftcard.pin', () => 'Pinkod')
/** giftcard.check */ export const check = () => 'Visa saldo'
/** giftcard.balance */ export const balance = (p: { readonly amount: Value }) => `Saldo: ${p.amount}`
/** giftcard.validUntil */ export const validUntil = (p: { readonly date: Value }) => `Giltigt till och med ${p.date}`
/** giftcard.intro */ export const intro = () => 'Skriv in kortets nummer och pinkod, så visar vi hur mycket som finns kvar.'
/** giftcard.numberHint */ export const numberHint = () => '16 siffror, på kortets baksida eller i mejlet.'
/** giftcard.pinHint */ export const pinHint = () => 'Fyra siffror, under skrapfältet eller i mejlet.'
/** giftcard.numberFormat */ export const numberFormat = /* @__PURE__ */ message('giftcard.numberFormat', () => 'Numret ska ha 16 siffror.')
/** giftcard.pinFormat */ export const pinFormat = /* @__PURE__ */ message('giftcard.pinFormat', () => 'Pinkoden ska ha fyra siffror.')
/** giftcard.card */ export const card = (p: { readonly last4: Value }) => `Presentkort •••• ${p.last4}`
/** giftcard.use */ export const use = () => 'Du betalar med presentkortet i kassan.'
/** giftcard.buy */ export const buy = () => 'Köp presentkort'
/** giftcard.buyText */ export const buyText = () => 'Räcker till glasögon, linser och allt annat hos oss.'
