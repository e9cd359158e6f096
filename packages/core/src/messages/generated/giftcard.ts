// Compiled from the JSON catalogues by `pnpm messages`.
import { message } from '../message.js'
/** giftcard.number */ export const number = /* @__PURE__ */ message('giftcard.number', () => 'Presentkortsnummer')
/** giftcard.pin */ export const pin = /* @__PURE__ */ message('giftcard.pin', () => 'Pinkod')
/** giftcard.numberFormat */ export const numberFormat = /* @__PURE__ */ message('giftcard.numberFormat', () => 'Numret ska ha 16 siffror.')
/** giftcard.pinFormat */ export const pinFormat = /* @__PURE__ */ message('giftcard.pinFormat', () => 'Pinkoden ska ha fyra siffror.')
