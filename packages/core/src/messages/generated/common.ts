// Compiled from the JSON catalogues by `pnpm messages`.
import { digits, message } from '../message.js'
/** common.yes */ export const yes = () => 'Ja'
/** common.no */ export const no = () => 'Nej'
/** common.ok */ export const ok = () => 'OK'
/** common.cancel */ export const cancel = () => 'Avbryt'
/** common.close */ export const close = /* @__PURE__ */ message('common.close', () => 'Stäng')
/** common.back */ export const back = () => 'Tillbaka'
/** common.next */ export const next = () => 'Nästa'
/** common.continue */ const continue_ = () => 'Fortsätt'
export { continue_ as continue }
/** common.save */ export const save = /* @__PURE__ */ message('common.save', () => 'Spara')
/** common.saved */ export const saved = () => 'Dina ändringar är sparade.'
/** common.edit */ export const edit = () => 'Ändra'
/** common.remove */ export const remove = /* @__PURE__ */ message('common.remove', () => 'Ta bort')
/** common.add */ export const add = () => 'Lägg till'
/** common.send */ export const send = () => 'Skicka'
/** common.confirm */ export const confirm = () => 'Bekräfta'
/** common.retry */ export const retry = /* @__PURE__ */ message('common.retry', () => 'Försök igen')
/** common.showMore */ export const showMore = () => 'Visa fler'
/** common.showLess */ export const showLess = /* @__PURE__ */ message('common.showLess', () => 'Visa färre')
/** common.readMore */ export const readMore = () => 'Läs mer'
/** common.download */ export const download = () => 'Ladda ner'
/** common.downloadPdf */ export const downloadPdf = () => 'Ladda ner PDF'
/** common.print */ export const print = /* @__PURE__ */ message('common.print', () => 'Skriv ut')
/** common.required */ export const required = () => 'Obligatoriskt'
/** common.optional */ export const optional = /* @__PURE__ */ message('common.optional', () => 'Valfritt')
/** common.loading */ export const loading = /* @__PURE__ */ message('common.loading', () => 'Laddar …')
/** common.select */ export const select = /* @__PURE__ */ message('common.select', () => 'Välj')
/** common.all */ export const all = () => 'Alla'
/** common.from */ export const from = /* @__PURE__ */ message('common.from', () => 'Från')
/** common.to */ export const to = /* @__PURE__ */ message('common.to', () => 'Till')
/** common.total */ export const total = /* @__PURE__ */ message('common.total', () => 'Totalt')
/** common.opensInNewTab */ export const opensInNewTab = /* @__PURE__ */ message('common.opensInNewTab', () => 'Öppnas i en ny flik')
/** common.rightEye */ export const rightEye = /* @__PURE__ */ message('common.rightEye', () => 'Höger öga')
/** common.leftEye */ export const leftEye = /* @__PURE__ */ message('common.leftEye', () => 'Vänster öga')
/** common.months */ export const months = (p: { readonly count: number }) => p.count === 1 ? `${digits(p.count)} månad` : `${digits(p.count)} månader`
/** common.days */ export const days = (p: { readonly count: number }) => p.count === 1 ? `${digits(p.count)} dag` : `${digits(p.count)} dagar`
/** common.tryAgain */ export const tryAgain = () => 'Försök igen'
