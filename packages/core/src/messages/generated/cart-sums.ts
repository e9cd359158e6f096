// Compiled from the JSON catalogues by `pnpm messages`.
import { message, type Value } from '../message.js'
/** cart.shipping */ export const shipping = /* @__PURE__ */ message('cart.shipping', () => 'Frakt')
/** cart.freeShipping */ export const freeShipping = /* @__PURE__ */ message('cart.freeShipping', () => 'Fri frakt')
/** cart.shippingFrom */ export const shippingFrom = /* @__PURE__ */ message('cart.shippingFrom', (p: { readonly amount: Value }) => `från ${p.amount}, fritt i butik`)
/** cart.discount */ export const discount = /* @__PURE__ */ message('cart.discount', () => 'Rabatt')
/** cart.totalExcludesShipping */ export const totalExcludesShipping = /* @__PURE__ */ message('cart.totalExcludesShipping', () => 'Totalt utan frakt')
/** cart.toPayExcludesShipping */ export const toPayExcludesShipping = /* @__PURE__ */ message('cart.toPayExcludesShipping', () => 'Att betala utan frakt')
/** checkout.vat */ export const vat = /* @__PURE__ */ message('checkout.vat', () => 'Varav moms')
/** checkout.toPay */ export const toPay = /* @__PURE__ */ message('checkout.toPay', () => 'Att betala')
/** checkout.withdrawalDays */ export const withdrawalDays = (p: { readonly days: Value }) => `${p.days} dagars ångerrätt`
/** checkout.madeToOrderLine */ export const madeToOrderLine = (p: { readonly days: Value }) => `Tillverkas efter ditt recept, utan lagstadgad ångerrätt. ${p.days} dagars öppet köp`
