// Compiled from the JSON catalogues by `pnpm messages`.
import { type Value } from '../message.js'
/** booking-letter.bookedSubject */ export const bookedSubject = (p: { readonly store: Value }) => `Din tid hos ${p.store} är bokad`
/** booking-letter.bookedIntro */ export const bookedIntro = (p: { readonly when: Value; readonly store: Value }) => `Tack för din bokning. Vi ses ${p.when} hos ${p.store}.`
/** booking-letter.movedSubject */ export const movedSubject = (p: { readonly store: Value }) => `Din tid hos ${p.store} är ändrad`
/** booking-letter.movedIntro */ export const movedIntro = (p: { readonly when: Value; readonly store: Value }) => `Din bokning är ändrad. Vi ses ${p.when} hos ${p.store}.`
/** booking-letter.movedByStoreIntro */ export const movedByStoreIntro = (p: { readonly when: Value; readonly store: Value }) => `Butiken har behövt flytta din tid. Vi ses ${p.when} hos ${p.store}. Passar tiden inte kan du avboka utan kostnad eller boka en annan.`
/** booking-letter.cancelledSubject */ export const cancelledSubject = (p: { readonly store: Value }) => `Din tid hos ${p.store} är avbokad`
/** booking-letter.cancelledIntro */ export const cancelledIntro = (p: { readonly when: Value; readonly store: Value }) => `Din tid ${p.when} hos ${p.store} är avbokad. Du kan när som helst boka en ny tid via länken nedan.`
/** booking-letter.requestedSubject */ export const requestedSubject = (p: { readonly store: Value }) => `Ditt tidsförslag till ${p.store}`
/** booking-letter.requestedIntro */ export const requestedIntro = (p: { readonly when: Value; readonly store: Value }) => `Vi har tagit emot ditt förslag: ${p.when} hos ${p.store}. Butiken svarar dig med e-post.`
/** booking-letter.declinedSubject */ export const declinedSubject = (p: { readonly store: Value }) => `Svar på ditt tidsförslag till ${p.store}`
/** booking-letter.declinedIntro */ export const declinedIntro = (p: { readonly when: Value }) => `Butiken kan tyvärr inte ta emot dig ${p.when}. Välj gärna en annan tid via länken nedan.`
/** booking-letter.absenceSubject */ export const absenceSubject = (p: { readonly store: Value }) => `Vi behöver boka om din tid hos ${p.store}`
/** booking-letter.absenceIntro */ export const absenceIntro = (p: { readonly when: Value; readonly store: Value }) => `Den du skulle träffa ${p.when} hos ${p.store} har fått förhinder. Välj en ny tid via länken nedan. Det kostar inget.`
/** booking-letter.reminderSubject */ export const reminderSubject = (p: { readonly store: Value }) => `Påminnelse om din tid hos ${p.store}`
/** booking-letter.reminderIntro */ export const reminderIntro = (p: { readonly when: Value; readonly store: Value }) => `Vi ses ${p.when} hos ${p.store}.`
/** booking-letter.visitor */ export const visitor = () => 'Besöket gäller'
/** booking-letter.exam */ export const exam = () => 'Besök'
/** booking-letter.length */ export const length = (p: { readonly minutes: Value }) => `Cirka ${p.minutes} minuter`
/** booking-letter.unconfirmedSubject */ export const unconfirmedSubject = (p: { readonly store: Value }) => `Vi väntar på besked om din tid hos ${p.store}`
/** booking-letter.unconfirmedIntro */ export const unconfirmedIntro = (p: { readonly when: Value; readonly store: Value }) => `Du har bokat en tid ${p.when} hos ${p.store}. Vi väntar på besked från butikens bokningssystem, så tiden är inte bekräftad än. Du behöver inte göra något: vi skriver så snart vi vet.`
/** booking-letter.refusedSubject */ export const refusedSubject = (p: { readonly store: Value }) => `Tiden hos ${p.store} gick inte att få`
/** booking-letter.refusedIntro */ export const refusedIntro = (p: { readonly when: Value; readonly store: Value }) => `Butikens bokningssystem kunde inte ge dig tiden ${p.when} hos ${p.store}. Ingenting är bokat. Välj en annan tid via länken nedan.`
/** booking-letter.smsRefused */ export const smsRefused = (p: { readonly store: Value; readonly when: Value; readonly url: Value }) => `${p.store}: Tiden ${p.when} gick inte att få, och inget är bokat. Välj en annan: ${p.url}`
/** booking-letter.cancelledByStoreIntro */ export const cancelledByStoreIntro = (p: { readonly store: Value; readonly when: Value }) => `${p.store} har behövt avboka din tid ${p.when}. Välj en ny tid via länken nedan. Det kostar inget.`
/** booking-letter.moveRefusedSubject */ export const moveRefusedSubject = (p: { readonly store: Value }) => `Din tid hos ${p.store} är kvar som den var`
/** booking-letter.moveRefusedIntro */ export const moveRefusedIntro = (p: { readonly when: Value; readonly store: Value }) => `Tiden som du ville byta till gick inte att få. Din tid ${p.when} hos ${p.store} gäller fortfarande.`
/** booking-letter.smsMoveRefused */ export const smsMoveRefused = (p: { readonly store: Value; readonly when: Value; readonly url: Value }) => `${p.store}: Tiden du ville byta till gick inte att få. Din tid ${p.when} gäller. Ändra eller avboka: ${p.url}`
/** booking-letter.phone */ export const phone = () => 'Telefon'
/** booking-letter.when */ export const when = () => 'Tid'
/** booking-letter.policy */ export const policy = (p: { readonly until: Value; readonly fee: Value }) => `Du kan av- eller omboka kostnadsfritt till och med ${p.until}. Därefter, eller om du uteblir, tar vi ut en avgift på ${p.fee}.`
/** booking-letter.fee */ export const fee = (p: { readonly hours: Value; readonly fee: Value }) => `Eftersom det var mindre än ${p.hours} timmar kvar till besöket tar vi ut en avgift på ${p.fee}.`
/** booking-letter.guardian */ export const guardian = () => 'Vårdnadshavare behöver följa med barn under 18 år.'
/** booking-letter.open */ export const open = () => 'Se eller ändra din bokning'
/** booking-letter.openCancelled */ export const openCancelled = () => 'Boka en ny tid'
/** booking-letter.feeLine */ export const feeLine = () => 'Avgift för sen av- eller ombokning'
/** booking-letter.missedLine */ export const missedLine = () => 'Avgift för uteblivet besök'
/** booking-letter.fromStore */ export const fromStore = (p: { readonly message: Value }) => `Hälsning från butiken: ${p.message}`
/** booking-letter.smsBooked */ export const smsBooked = (p: { readonly store: Value; readonly when: Value; readonly url: Value }) => `${p.store}: Din tid ${p.when} är bokad. Ändra eller avboka: ${p.url}`
/** booking-letter.smsMoved */ export const smsMoved = (p: { readonly store: Value; readonly when: Value; readonly url: Value }) => `${p.store}: Din tid är ändrad till ${p.when}. Ändra eller avboka: ${p.url}`
/** booking-letter.smsCancelled */ export const smsCancelled = (p: { readonly store: Value; readonly when: Value; readonly url: Value }) => `${p.store}: Din tid ${p.when} är avbokad. Boka en ny: ${p.url}`
/** booking-letter.smsDeclined */ export const smsDeclined = (p: { readonly store: Value; readonly when: Value; readonly url: Value }) => `${p.store}: Vi kan tyvärr inte ta emot dig ${p.when}. Välj en annan tid: ${p.url}`
/** booking-letter.smsAbsence */ export const smsAbsence = (p: { readonly store: Value; readonly when: Value; readonly url: Value }) => `${p.store}: Vi behöver boka om din tid ${p.when}. Välj en ny, utan kostnad: ${p.url}`
/** booking-letter.smsReminder */ export const smsReminder = (p: { readonly store: Value; readonly when: Value; readonly url: Value }) => `Påminnelse från ${p.store}: din tid är ${p.when}. Ändra eller avboka: ${p.url}`
/** booking-letter.calendarTitle */ export const calendarTitle = (p: { readonly store: Value }) => `Besök hos ${p.store}`
/** booking-letter.price */ export const price = () => 'Pris'
/** booking-letter.stepBooked */ export const stepBooked = () => 'Tiden är bokad'
/** booking-letter.stepRequested */ export const stepRequested = () => 'Tiden är föreslagen'
/** booking-letter.stepStoreAnswers */ export const stepStoreAnswers = () => 'Butiken svarar dig'
/** booking-letter.stepSystemAnswers */ export const stepSystemAnswers = () => 'Butikens bokningssystem bekräftar'
/** booking-letter.stepChange */ export const stepChange = () => 'Ändra eller avboka utan kostnad till'
/** booking-letter.stepVisit */ export const stepVisit = () => 'Ditt besök'
/** booking-letter.number */ export const number = () => 'Bokningsnummer'
