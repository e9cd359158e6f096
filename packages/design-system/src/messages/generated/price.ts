// Compiled from the JSON catalogues by `pnpm messages`.
import { message, type Value } from '@klarsikt/core/messages'
/** price.campaign */ export const campaign = /* @__PURE__ */ message('price.campaign', (p: { readonly price: Value }) => `Kampanjpris ${p.price}`)
/** price.coupon */ export const coupon = /* @__PURE__ */ message('price.coupon', (p: { readonly price: Value }) => `${p.price} med rabattkod`)
/** price.couponCode */ export const couponCode = /* @__PURE__ */ message('price.couponCode', (p: { readonly price: Value; readonly code: Value }) => `${p.price} med koden ${p.code}`)
/** price.free */ export const free = /* @__PURE__ */ message('price.free', () => 'Gratis')
/** price.subscription */ export const subscription = /* @__PURE__ */ message('price.subscription', (p: { readonly price: Value }) => `${p.price} som abonnemang`)
