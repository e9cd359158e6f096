// Compiled from the JSON catalogues by `pnpm messages`.
import { message, type Value } from '../message.js'
/** validation.prescription.confirmAge */ export const prescriptionConfirmAge = /* @__PURE__ */ message('validation.prescription.confirmAge', () => 'Bekräfta att ditt recept är högst ett år gammalt.')
/** validation.prescription.expired */ export const prescriptionExpired = () => 'Receptet är äldre än ett år. Boka en synundersökning.'
/** validation.prescription.spherePlusAddition */ export const prescriptionSpherePlusAddition = /* @__PURE__ */ message('validation.prescription.spherePlusAddition', () => 'Sfär plus addition får inte överstiga +4,00.')
/** validation.prescription.sphereRequired */ export const prescriptionSphereRequired = /* @__PURE__ */ message('validation.prescription.sphereRequired', (p: { readonly eye: string }) => `Ange sfär för ${p.eye === 'right' ? 'höger' : p.eye === 'left' ? 'vänster' : 'båda'} öga.`)
/** validation.prescription.sphereRange */ export const prescriptionSphereRange = /* @__PURE__ */ message('validation.prescription.sphereRange', (p: { readonly min: Value; readonly max: Value }) => `Sfären ska vara mellan ${p.min} och ${p.max} i steg om 0,25.`)
/** validation.prescription.pdRequired */ export const prescriptionPdRequired = /* @__PURE__ */ message('validation.prescription.pdRequired', () => 'Ange pupillavstånd (PD).')
/** validation.prescription.pdRange */ export const prescriptionPdRange = /* @__PURE__ */ message('validation.prescription.pdRange', (p: { readonly min: Value; readonly max: Value }) => `Pupillavståndet ska vara mellan ${p.min} och ${p.max} mm.`)
/** validation.prescription.cylinderRange */ export const prescriptionCylinderRange = /* @__PURE__ */ message('validation.prescription.cylinderRange', (p: { readonly min: Value; readonly max: Value }) => `Cylindern ska vara mellan ${p.min} och ${p.max} i steg om 0,25.`)
/** validation.prescription.axisRequired */ export const prescriptionAxisRequired = /* @__PURE__ */ message('validation.prescription.axisRequired', () => 'Ange axel när du har angett cylinder.')
/** validation.prescription.axisEmptyWithoutCylinder */ export const prescriptionAxisEmptyWithoutCylinder = /* @__PURE__ */ message('validation.prescription.axisEmptyWithoutCylinder', () => 'Lämna axeln tom om du inte har någon cylinder.')
/** validation.prescription.axisRange */ export const prescriptionAxisRange = /* @__PURE__ */ message('validation.prescription.axisRange', () => 'Axeln ska vara ett heltal mellan 0 och 180 grader.')
/** validation.prescription.additionRange */ export const prescriptionAdditionRange = /* @__PURE__ */ message('validation.prescription.additionRange', (p: { readonly min: Value; readonly max: Value }) => `Additionen ska vara mellan ${p.min} och ${p.max} i steg om 0,25.`)
/** validation.prescription.additionRequired */ export const prescriptionAdditionRequired = /* @__PURE__ */ message('validation.prescription.additionRequired', () => 'Ange addition för progressiva glas.')
/** validation.prescription.valueUnavailable */ export const prescriptionValueUnavailable = () => 'Styrkan finns inte för den här produkten.'
/** validation.prescription.step */ export const prescriptionStep = /* @__PURE__ */ message('validation.prescription.step', (p: { readonly step: Value }) => `Värdet ska anges i steg om ${p.step}.`)
/** validation.prescription.incomplete */ export const prescriptionIncomplete = () => 'Fyll i alla styrkor för linsen.'
/** validation.prescription.additionRequiredTerminal */ export const prescriptionAdditionRequiredTerminal = /* @__PURE__ */ message('validation.prescription.additionRequiredTerminal', () => 'Ange addition för terminalglasögon.')
