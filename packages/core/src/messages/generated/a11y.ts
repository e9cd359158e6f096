// Compiled from the JSON catalogues by `pnpm messages`.
import { digits, message, type Value } from '../message.js'
/** a11y.cartUpdated */ export const cartUpdated = (p: { readonly count: number }) => `Varukorgen innehåller ${p.count === 0 ? 'inga varor' : p.count === 1 ? `${digits(p.count)} vara` : `${digits(p.count)} varor`}.`
/** a11y.resultsUpdated */ export const resultsUpdated = (p: { readonly count: number }) => p.count === 0 ? 'Inga träffar' : p.count === 1 ? `${digits(p.count)} träff` : `${digits(p.count)} träffar`
/** a11y.carousel.next */ export const carouselNext = /* @__PURE__ */ message('a11y.carousel.next', () => 'Visa nästa')
/** a11y.carousel.prev */ export const carouselPrev = /* @__PURE__ */ message('a11y.carousel.prev', () => 'Visa föregående')
/** a11y.carousel.keys */ export const carouselKeys = /* @__PURE__ */ message('a11y.carousel.keys', () => 'Bläddra med piltangenterna')
/** a11y.stepOf */ export const stepOf = /* @__PURE__ */ message('a11y.stepOf', (p: { readonly current: Value; readonly total: Value; readonly name: Value }) => `Steg ${p.current} av ${p.total}: ${p.name}`)
/** a11y.expand */ export const expand = () => 'Visa mer'
/** a11y.collapse */ export const collapse = () => 'Visa mindre'
/** a11y.required */ export const required = () => 'obligatoriskt'
/** a11y.error */ export const error = (p: { readonly message: Value }) => `Fel: ${p.message}`
/** a11y.notification */ export const notification = () => 'Meddelande'
