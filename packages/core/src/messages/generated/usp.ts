// Compiled from the JSON catalogues by `pnpm messages`.
import { message } from '../message.js'
/** usp.fastDelivery */ export const fastDelivery = /* @__PURE__ */ message('usp.fastDelivery', () => 'Snabb leverans')
/** usp.freeReturn */ export const freeReturn = /* @__PURE__ */ message('usp.freeReturn', () => 'Fri retur')
/** usp.freeReturnTryAtHome */ export const freeReturnTryAtHome = /* @__PURE__ */ message('usp.freeReturnTryAtHome', () => 'Fri retur – prova hemma')
/** usp.freeAdjustments */ export const freeAdjustments = /* @__PURE__ */ message('usp.freeAdjustments', () => 'Fria justeringar i butik')
/** usp.withdrawal30 */ export const withdrawal30 = /* @__PURE__ */ message('usp.withdrawal30', () => '30 dagars ångerrätt')
/** usp.withdrawal90 */ export const withdrawal90 = /* @__PURE__ */ message('usp.withdrawal90', () => '90 dagars ångerrätt')
/** usp.contactLensSafety */ export const contactLensSafety = /* @__PURE__ */ message('usp.contactLensSafety', () => 'Trygghet för linsbärare')
/** usp.glassesMadeForYou */ export const glassesMadeForYou = /* @__PURE__ */ message('usp.glassesMadeForYou', () => 'Glasögon tillverkade för dig online')
