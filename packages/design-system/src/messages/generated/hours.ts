// Compiled from the JSON catalogues by `pnpm messages`.
import { message, type Value } from '@klarsikt/core/messages'
/** hours.closed */ export const closed = /* @__PURE__ */ message('hours.closed', () => 'Stängt')
/** hours.closedForNow */ export const closedForNow = /* @__PURE__ */ message('hours.closedForNow', () => 'Tillfälligt stängt')
/** hours.closesSoon */ export const closesSoon = /* @__PURE__ */ message('hours.closesSoon', (p: { readonly time: Value }) => `Stänger snart, kl. ${p.time}`)
/** hours.deviates */ export const deviates = /* @__PURE__ */ message('hours.deviates', () => 'Avvikande')
/** hours.openUntil */ export const openUntil = /* @__PURE__ */ message('hours.openUntil', (p: { readonly time: Value }) => `Öppet till ${p.time}`)
/** hours.opensOn */ export const opensOn = /* @__PURE__ */ message('hours.opensOn', (p: { readonly day: Value; readonly time: Value }) => `Stängt, öppnar ${p.day} kl. ${p.time}`)
/** hours.opensToday */ export const opensToday = /* @__PURE__ */ message('hours.opensToday', (p: { readonly time: Value }) => `Stängt, öppnar kl. ${p.time}`)
/** hours.opensTomorrow */ export const opensTomorrow = /* @__PURE__ */ message('hours.opensTomorrow', (p: { readonly time: Value }) => `Stängt, öppnar i morgon kl. ${p.time}`)
/** hours.today */ export const today = /* @__PURE__ */ message('hours.today', () => 'i dag')
