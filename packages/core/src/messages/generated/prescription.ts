// Compiled from the JSON catalogues by `pnpm messages`.
import { message } from '../message.js'
/** prescription.cylinder */ export const cylinder = /* @__PURE__ */ message('prescription.cylinder', () => 'Cylinder (CYL)')
/** prescription.axis */ export const axis = /* @__PURE__ */ message('prescription.axis', () => 'Axel (AX)')
/** prescription.addition */ export const addition = /* @__PURE__ */ message('prescription.addition', () => 'Addition (ADD)')
/** prescription.power */ export const power = () => 'Styrka'
/** prescription.baseCurve */ export const baseCurve = () => 'Radie (BC)'
/** prescription.diameter */ export const diameter = () => 'Diameter (DIA)'
