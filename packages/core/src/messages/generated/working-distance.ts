// Compiled from the JSON catalogues by `pnpm messages`.
import { message, type Value } from '../message.js'
/** prescription.workingDistance */ export const workingDistance = /* @__PURE__ */ message('prescription.workingDistance', () => 'Arbetsavstånd')
/** prescription.workingDistance.monitor */ export const workingDistanceMonitor = /* @__PURE__ */ message('prescription.workingDistance.monitor', () => 'Bildskärm')
/** prescription.workingDistance.tools */ export const workingDistanceTools = /* @__PURE__ */ message('prescription.workingDistance.tools', () => 'Verktyg')
/** prescription.workingDistance.other */ export const workingDistanceOther = /* @__PURE__ */ message('prescription.workingDistance.other', () => 'Annat')
/** prescription.transposed */ export const transposed = (p: { readonly typed: Value }) => `Omskrivet från pluscylinder (${p.typed} på ditt recept). Det är samma glas.`
/** validation.distance.invalid */ export const distanceInvalid = /* @__PURE__ */ message('validation.distance.invalid', () => 'Ogiltigt avstånd, max 500 cm')
/** validation.distance.required */ export const distanceRequired = /* @__PURE__ */ message('validation.distance.required', () => 'Ange arbetsavstånd i centimeter.')
/** validation.distance.min */ export const distanceMin = /* @__PURE__ */ message('validation.distance.min', () => 'Avståndet måste vara större än 0 cm.')
/** validation.number.invalid */ export const numberInvalid = /* @__PURE__ */ message('validation.number.invalid', () => 'Ange ett tal.')
/** validation.distance.whole */ export const distanceWhole = /* @__PURE__ */ message('validation.distance.whole', () => 'Ange hela centimeter.')
