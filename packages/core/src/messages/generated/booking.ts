// Compiled from the JSON catalogues by `pnpm messages`.
import { message, type Value } from '../message.js'
/** booking.step.examType */ export const stepExamType = () => 'Typ av undersökning'
/** booking.step.examTypeAge */ export const stepExamTypeAge = () => 'Undersökning och ålder'
/** booking.step.store */ export const stepStore = () => 'Butik'
/** booking.step.time */ export const stepTime = () => 'Tid'
/** booking.step.customerInfo */ export const stepCustomerInfo = () => 'Dina uppgifter'
/** booking.step.companyInfo */ export const stepCompanyInfo = () => 'Företagsuppgifter'
/** booking.step.age */ export const stepAge = () => 'Ålder'
/** booking.step.summary */ export const stepSummary = () => 'Sammanfattning'
/** booking.age.8-12 */ export const age812 = () => '8–12 år'
/** booking.age.13-17 */ export const age1317 = () => '13–17 år'
/** booking.age.18-74 */ export const age1874 = () => '18–74 år'
/** booking.age.75 */ export const age75 = () => '75 år eller äldre'
/** booking.age.under8 */ export const ageUnder8 = () => 'Barn under 8 år undersöks av ögonläkare. Kontakta vårdcentralen eller en ögonmottagning.'
/** booking.guardian */ export const guardian = () => 'Vårdnadshavare behöver följa med barn under 18 år.'
/** booking.exam.glasses */ export const examGlasses = () => 'Synundersökning för glasögon'
/** booking.exam.lenses */ export const examLenses = /* @__PURE__ */ message('booking.exam.lenses', () => 'Linsundersökning')
/** booking.exam.lensesNew */ export const examLensesNew = () => 'Tillpassning av linser, ny linsbärare'
/** booking.exam.driving */ export const examDriving = () => 'Synintyg för körkort'
/** booking.exam.terminal */ export const examTerminal = () => 'Synundersökning för terminalglasögon'
/** booking.exam.hearing */ export const examHearing = /* @__PURE__ */ message('booking.exam.hearing', () => 'Hörseltest')
/** booking.duration */ export const duration = /* @__PURE__ */ message('booking.duration', (p: { readonly minutes: Value }) => `Cirka ${p.minutes} minuter`)
/** booking.view.list */ export const viewList = () => 'Lista'
/** booking.view.map */ export const viewMap = () => 'Karta'
/** booking.nearMe */ export const nearMe = () => 'Butiker nära mig'
/** booking.earliest */ export const earliest = () => 'Första lediga tid'
/** booking.hold */ export const hold = (p: { readonly minutes: Value }) => `Vi håller tiden åt dig i ${p.minutes} minuter.`
/** booking.note */ export const note = () => 'Meddelande till butiken'
/** booking.note.privacy */ export const notePrivacy = () => 'Skriv inga känsliga uppgifter om din hälsa här.'
/** booking.requisition.electronic */ export const requisitionElectronic = () => 'Elektronisk rekvisition'
/** booking.requisition.physical */ export const requisitionPhysical = () => 'Fysisk rekvisition'
/** booking.reference */ export const reference = () => 'Referens'
/** booking.manager */ export const manager = () => 'Chef som godkänner'
/** booking.cancelPolicy */ export const cancelPolicy = () => 'Du kan av- eller omboka kostnadsfritt fram till 24 timmar före besöket. Därefter, eller om du uteblir, tar vi ut en avgift på 399 kr.'
/** booking.confirmed */ export const confirmed = () => 'Din tid är bokad.'
/** booking.confirmed.details */ export const confirmedDetails = (p: { readonly date: Value; readonly time: Value; readonly store: Value; readonly email: Value }) => `${p.date} kl. ${p.time} hos ${p.store}. Vi har skickat en bekräftelse till ${p.email}.`
/** booking.updated */ export const updated = () => 'Din bokning är ändrad.'
/** booking.cancelled */ export const cancelled = () => 'Din bokning är avbokad.'
/** booking.cancel */ export const cancel = () => 'Avboka'
/** booking.cancel.confirm */ export const cancelConfirm = () => 'Vill du avboka tiden?'
/** booking.cancel.fee */ export const cancelFee = () => 'Det är mindre än 24 timmar kvar till besöket. En avgift på 399 kr tas ut.'
/** booking.rebook */ export const rebook = () => 'Boka om'
/** booking.addToCalendar */ export const addToCalendar = () => 'Lägg till i kalendern'
/** booking.suggestTime */ export const suggestTime = () => 'Föreslå en tid'
/** booking.suggestTime.sent */ export const suggestTimeSent = (p: { readonly store: Value }) => `Ditt förslag är skickat till ${p.store}. Butiken kontaktar dig.`
/** booking.absence.leave */ export const absenceLeave = () => 'Ledighet'
/** booking.absence.training */ export const absenceTraining = () => 'Utbildning'
/** booking.absence.other */ export const absenceOther = () => 'Annan frånvaro'
/** booking.status.confirmed */ export const statusConfirmed = /* @__PURE__ */ message('booking.status.confirmed', () => 'Bekräftad')
/** booking.status.pending */ export const statusPending = /* @__PURE__ */ message('booking.status.pending', () => 'Väntar på svar')
/** booking.status.unconfirmed */ export const statusUnconfirmed = /* @__PURE__ */ message('booking.status.unconfirmed', () => 'Väntar på besked')
/** booking.status.cancelled */ export const statusCancelled = /* @__PURE__ */ message('booking.status.cancelled', () => 'Avbokad')
/** booking.status.completed */ export const statusCompleted = /* @__PURE__ */ message('booking.status.completed', () => 'Genomförd')
/** booking.status.noShow */ export const statusNoShow = /* @__PURE__ */ message('booking.status.noShow', () => 'Uteblivet besök')
/** booking.reminder.sms */ export const reminderSms = (p: { readonly store: Value; readonly date: Value; readonly time: Value; readonly url: Value }) => `Påminnelse: din tid hos ${p.store} är ${p.date} kl. ${p.time}. Av- eller omboka senast 24 timmar före: ${p.url}`
/** booking.ics.summary */ export const icsSummary = (p: { readonly examType: Value; readonly store: Value }) => `${p.examType} hos ${p.store}`
/** booking.requisition.ownOutlay */ export const requisitionOwnOutlay = () => 'Eget utlägg'
