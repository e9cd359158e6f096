// Compiled from the JSON catalogues by `pnpm messages`.
import { digits, message } from '@klarsikt/core/messages'
/** map.cluster */ export const cluster = /* @__PURE__ */ message('map.cluster', (p: { readonly count: number }) => `${p.count === 1 ? `${digits(p.count)} butik` : `${digits(p.count)} butiker`}, zooma in`)
/** map.help */ export const help = /* @__PURE__ */ message('map.help', () => 'Flytta kartan med piltangenterna, zooma med plus och minus. Alla butiker finns också i listan.')
/** map.here */ export const here = /* @__PURE__ */ message('map.here', () => 'Du är här')
/** map.label */ export const label = /* @__PURE__ */ message('map.label', () => 'Karta över våra butiker')
/** map.seen */ export const seen = /* @__PURE__ */ message('map.seen', (p: { readonly count: number }) => `${p.count === 0 ? 'Ingen butik' : p.count === 1 ? `${digits(p.count)} butik` : `${digits(p.count)} butiker`} i den del av kartan som visas.`)
/** map.skip */ export const skip = /* @__PURE__ */ message('map.skip', () => 'Hoppa över kartan')
/** map.wheelHint */ export const wheelHint = /* @__PURE__ */ message('map.wheelHint', () => 'Håll ned Ctrl eller ⌘ och rulla för att zooma')
/** map.whole */ export const whole = /* @__PURE__ */ message('map.whole', () => 'Visa hela Sverige')
/** map.zoomIn */ export const zoomIn = /* @__PURE__ */ message('map.zoomIn', () => 'Zooma in')
/** map.zoomOut */ export const zoomOut = /* @__PURE__ */ message('map.zoomOut', () => 'Zooma ut')
