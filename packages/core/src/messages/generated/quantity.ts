// Compiled from the JSON catalogues by `pnpm messages`.
import { message } from '../message.js'
/** cart.increase */ export const increase = /* @__PURE__ */ message('cart.increase', () => 'Öka antal')
/** cart.decrease */ export const decrease = /* @__PURE__ */ message('cart.decrease', () => 'Minska antal')
/** cart.quantity */ export const quantity = /* @__PURE__ */ message('cart.quantity', () => 'Antal')
/** cart.interval.m1 */ export const intervalM1 = /* @__PURE__ */ message('cart.interval.m1', () => 'Varje månad')
/** cart.interval.m2 */ export const intervalM2 = /* @__PURE__ */ message('cart.interval.m2', () => 'Varannan månad')
/** cart.interval.m3 */ export const intervalM3 = /* @__PURE__ */ message('cart.interval.m3', () => 'Varje kvartal')
/** cart.interval.m6 */ export const intervalM6 = /* @__PURE__ */ message('cart.interval.m6', () => 'Varje halvår')
