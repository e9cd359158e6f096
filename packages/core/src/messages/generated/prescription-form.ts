// Compiled from the JSON catalogues by `pnpm messages`.
import { message, type Value } from '../message.js'
/** prescription.title */ export const title = /* @__PURE__ */ message('prescription.title', () => 'Ditt recept')
/** prescription.example */ export const example = /* @__PURE__ */ message('prescription.example', (p: { readonly value: Value }) => `t.ex. ${p.value}`)
/** prescription.sphere */ export const sphere = /* @__PURE__ */ message('prescription.sphere', () => 'Sfär (SPH)')
/** prescription.pd */ export const pd = /* @__PURE__ */ message('prescription.pd', () => 'Pupillavstånd (PD)')
/** prescription.pdMono */ export const pdMono = () => 'PD per öga'
/** prescription.pdBinocular */ export const pdBinocular = /* @__PURE__ */ message('prescription.pdBinocular', () => 'PD totalt')
/** prescription.prism */ export const prism = () => 'Prisma'
/** prescription.sameForBoth */ export const sameForBoth = /* @__PURE__ */ message('prescription.sameForBoth', () => 'Samma styrka för båda ögonen')
/** prescription.confirmAge */ export const confirmAge = /* @__PURE__ */ message('prescription.confirmAge', () => 'Jag bekräftar att mitt recept är högst ett år gammalt.')
/** prescription.fromAccount */ export const fromAccount = () => 'Hämta mitt senaste recept'
/** prescription.consent */ export const consent = () => 'Jag samtycker till att mina synuppgifter sparas på Mina sidor för kommande köp.'
/** prescription.axisHelp */ export const axisHelp = /* @__PURE__ */ message('prescription.axisHelp', () => 'Lämna axeln tom om du inte har någon cylinder.')
/** prescription.minusForm */ export const minusForm = /* @__PURE__ */ message('prescription.minusForm', (p: { readonly ground: Value }) => `Glaset slipas som ${p.ground}: samma glas, skrivet med minuscylinder.`)
/** prescription.lensRange */ export const lensRange = (p: { readonly maximum: Value }) => `Passar styrkor upp till ±${p.maximum}.`
/** prescription.copied */ export const copied = /* @__PURE__ */ message('prescription.copied', () => 'Vänster öga har fått samma värden som höger.')
/** prescription.flipSign */ export const flipSign = /* @__PURE__ */ message('prescription.flipSign', (p: { readonly field: Value; readonly eye: Value }) => `Byt tecken: ${p.field}, ${p.eye}`)
/** prescription.help */ export const help = /* @__PURE__ */ message('prescription.help', () => 'Så läser du ditt recept')
/** prescription.help.addition */ export const helpAddition = /* @__PURE__ */ message('prescription.help.addition', () => 'ADD – addition')
/** prescription.help.additionText */ export const helpAdditionText = /* @__PURE__ */ message('prescription.help.additionText', () => 'Tillägget för att läsa, till exempel +2,00. Behövs för progressiva glas.')
/** prescription.help.axis */ export const helpAxis = /* @__PURE__ */ message('prescription.help.axis', () => 'AX – axel')
/** prescription.help.axisText */ export const helpAxisText = /* @__PURE__ */ message('prescription.help.axisText', () => 'Hur cylindern ligger, i hela grader mellan 0 och 180. Finns bara ihop med en cylinder.')
/** prescription.help.cylinder */ export const helpCylinder = /* @__PURE__ */ message('prescription.help.cylinder', () => 'CYL – cylinder')
/** prescription.help.cylinderText */ export const helpCylinderText = /* @__PURE__ */ message('prescription.help.cylinderText', () => 'Styrkan som rättar ett brytningsfel. Lämna tomt om det inte står något.')
/** prescription.help.eyes */ export const helpEyes = /* @__PURE__ */ message('prescription.help.eyes', () => 'OD och OS')
/** prescription.help.eyesText */ export const helpEyesText = /* @__PURE__ */ message('prescription.help.eyesText', () => 'OD är höger öga och OS är vänster öga. Ibland står det H och V.')
/** prescription.help.pd */ export const helpPd = /* @__PURE__ */ message('prescription.help.pd', () => 'PD – pupillavstånd')
/** prescription.help.pdText */ export const helpPdText = /* @__PURE__ */ message('prescription.help.pdText', () => 'Avståndet från näsans mitt till pupillen, i millimeter för vart öga. Står det bara ett tal, runt 63, gäller det båda ögonen.')
/** prescription.help.sphere */ export const helpSphere = /* @__PURE__ */ message('prescription.help.sphere', () => 'SPH – sfär')
/** prescription.help.sphereText */ export const helpSphereText = /* @__PURE__ */ message('prescription.help.sphereText', () => 'Styrkan för att se på långt håll. Minus vid närsynthet, plus vid översynthet.')
/** prescription.oneDistance */ export const oneDistance = /* @__PURE__ */ message('prescription.oneDistance', () => 'Mitt recept har bara ett pupillavstånd, för båda ögonen.')
/** prescription.pdBinocularHint */ export const pdBinocularHint = /* @__PURE__ */ message('prescription.pdBinocularHint', () => 'Till exempel 63. Vi delar det lika mellan ögonen.')
