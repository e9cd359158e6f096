// Compiled from the JSON catalogues by `pnpm messages`.
import { type Value } from '../message.js'
/** paymentLink.title */ export const title = (p: { readonly brand: Value }) => `Betala till ${p.brand}`
/** paymentLink.paidTitle */ export const paidTitle = () => 'Tack för din betalning'
/** paymentLink.expiredTitle */ export const expiredTitle = () => 'Länken gäller inte längre'
/** paymentLink.pendingTitle */ export const pendingTitle = () => 'Betalningen behandlas'
/** paymentLink.notFoundTitle */ export const notFoundTitle = () => 'Länken leder ingenstans'
/** paymentLink.purpose */ export const purpose = () => 'Betalningen gäller'
/** paymentLink.amount */ export const amount = () => 'Att betala'
/** paymentLink.paidAmount */ export const paidAmount = () => 'Betalt'
/** paymentLink.store */ export const store = () => 'Butik'
/** paymentLink.number */ export const number = () => 'Nummer'
/** paymentLink.date */ export const date = () => 'Datum'
/** paymentLink.goodUntil */ export const goodUntil = () => 'Länken gäller till'
/** paymentLink.sent */ export const sent = () => 'Du betalar hos Klarna: direkt, senare eller i delar. Du väljer där.'
/** paymentLink.open */ export const open = () => 'Du har börjat betala hos Klarna. Fortsätt där du var.'
/** paymentLink.paid */ export const paid = () => 'Betalningen är klar. Vi har mejlat en bekräftelse till dig.'
/** paymentLink.stoppedSubject */ export const stoppedSubject = (p: { readonly number: Value }) => `Betalningen ${p.number} blev inte av`
/** paymentLink.stopped */ export const stopped = () => 'Betalningen stoppades av Klarna i efterhand. Inga pengar har dragits. Kontakta butiken, så hjälper de dig vidare.'
/** paymentLink.pay */ export const pay = (p: { readonly amount: Value }) => `Betala ${p.amount} med Klarna`
/** paymentLink.leaving */ export const leaving = () => 'Du skickas vidare till Klarna.'
/** paymentLink.tryAgain */ export const tryAgain = () => 'Du kan försöka igen när du vill, så länge länken gäller.'
/** paymentLink.check */ export const check = () => 'Se om betalningen är klar'
/** paymentLink.receipt */ export const receipt = () => 'Kvittot med moms får du av butiken. Det här är en bekräftelse på betalningen.'
/** paymentLink.sms */ export const sms = (p: { readonly from: Value; readonly amount: Value; readonly link: Value; readonly hours: Value }) => `${p.from} ber dig betala ${p.amount}: ${p.link} Gäller i ${p.hours} timmar.`
/** paymentLink.storePurpose */ export const storePurpose = (p: { readonly store: Value }) => `Köp hos ${p.store}`
/** paymentLink.sentBySms */ export const sentBySms = (p: { readonly ending: Value; readonly until: Value }) => `Länken skickas som sms till kundens mobil, numret som slutar på ${p.ending}. Den gäller till ${p.until}.`
/** paymentLink.sentByEmail */ export const sentByEmail = (p: { readonly until: Value }) => `Länken skickas till kundens e-postadress. Den gäller till ${p.until}.`
/** paymentLink.noSms */ export const noSms = () => 'Butiken kan inte skicka sms just nu. Välj e-post.'
/** paymentLink.noMobile */ export const noMobile = (p: { readonly reason: Value }) => `Kundens mobilnummer tar inte emot våra sms: ${p.reason} Välj e-post.`
/** paymentLink.toQueue */ export const toQueue = () => 'Se om länken har kommit fram'
/** paymentLink.requestSummary */ export const requestSummary = () => 'Be en kund betala, med sms eller e-post.'
/** paymentLink.requestIntro */ export const requestIntro = (p: { readonly hours: Value }) => `Kunden får en länk och betalar hos Klarna. Länken gäller i ${p.hours} timmar.`
/** paymentLink.requestCustomer */ export const requestCustomer = () => 'Kundnummer'
/** paymentLink.requestAmount */ export const requestAmount = () => 'Belopp i kronor'
/** paymentLink.requestPurposeHint */ export const requestPurposeHint = () => 'Kunden ser det när den betalar. Skriv ingenting om recept eller hälsa.'
/** paymentLink.requestChannel */ export const requestChannel = () => 'Skicka med'
/** paymentLink.channelSms */ export const channelSms = () => 'Sms'
/** paymentLink.channelSmsDetail */ export const channelSmsDetail = () => 'Till kundens svenska mobilnummer'
/** paymentLink.channelEmail */ export const channelEmail = () => 'E-post'
/** paymentLink.channelEmailDetail */ export const channelEmailDetail = () => 'Till adressen som kunden loggar in med'
/** paymentLink.requestSend */ export const requestSend = () => 'Skicka länken'
/** paymentLink.requestAgain */ export const requestAgain = () => 'Skicka en länk till'
/** paymentLink.unexpected */ export const unexpected = () => 'Väntade du dig inte det här? Då behöver du inte göra någonting. Kontakta gärna butiken.'
/** paymentLink.withoutScript */ export const withoutScript = () => 'Utan JavaScript kan du betala här, men sidan säger inte själv till när det är klart.'
