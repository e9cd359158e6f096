// Compiled from the JSON catalogues by `pnpm messages`.
import { type Value } from '../message.js'
/** invoice-letter.show */ export const show = () => 'Visa fakturan'
/** invoice-letter.due */ export const due = () => 'Förfallodatum'
/** invoice-letter.ocr */ export const ocr = () => 'OCR-nummer'
/** invoice-letter.amount */ export const amount = () => 'Att betala'
/** invoice-letter.issued.subject */ export const issuedSubject = (p: { readonly number: Value }) => `Din faktura ${p.number}`
/** invoice-letter.issued.text */ export const issuedText = () => 'Du har fått en faktura från oss. Den finns på Mina sidor, där du också kan betala den.'
/** invoice-letter.charged.text */ export const chargedText = () => 'Du har fått en faktura från oss. Beloppet dras från ditt sparade kort, så du behöver inte betala något själv. Fakturan finns på Mina sidor.'
/** invoice-letter.overdue.subject */ export const overdueSubject = (p: { readonly number: Value }) => `Din faktura ${p.number} har förfallit`
/** invoice-letter.overdue.text */ export const overdueText = (p: { readonly day: Value }) => `Fakturan skulle ha betalats senast ${p.day}. Har du redan betalat kan du bortse från det här mejlet.`
/** invoice-letter.paid.subject */ export const paidSubject = (p: { readonly number: Value }) => `Tack för din betalning av faktura ${p.number}`
/** invoice-letter.paid.text */ export const paidText = (p: { readonly amount: Value; readonly number: Value }) => `Vi har tagit emot ${p.amount} för faktura ${p.number}.`
/** invoice-letter.reopened.subject */ export const reopenedSubject = (p: { readonly number: Value }) => `Betalningen av faktura ${p.number} blev inte av`
/** invoice-letter.reopened.text */ export const reopenedText = () => 'Betalningen stoppades innan pengarna drogs. Fakturan är därför öppen igen.'
/** invoice-letter.cardSaved.subject */ export const cardSavedSubject = () => 'Ett kort är sparat på ditt konto'
/** invoice-letter.cardSaved.text */ export const cardSavedText = (p: { readonly card: Value }) => `${p.card} är sparat hos Klarna så att du kan betala dina fakturor med det. Var det inte du? Ta bort kortet på Mina sidor, byt lösenord och kontakta kundservice.`
/** invoice-letter.cardRemoved.subject */ export const cardRemovedSubject = () => 'Ett kort är borttaget från ditt konto'
/** invoice-letter.cardRemoved.text */ export const cardRemovedText = (p: { readonly card: Value }) => `${p.card} är borttaget och kan inte längre användas för att betala dina fakturor. Var det inte du? Byt lösenord på Mina sidor och kontakta kundservice.`
/** invoice-letter.showCards */ export const showCards = () => 'Visa sparade kort'
/** invoice-letter.company */ export const company = () => 'Till'
/** invoice-letter.reference */ export const reference = () => 'Er referens'
/** invoice-letter.seller */ export const seller = () => 'Från'
/** invoice-letter.bankgiro */ export const bankgiro = () => 'Bankgiro'
/** invoice-letter.issuedCompanyText */ export const issuedCompanyText = () => 'Här är fakturan för en synundersökning som företagets chef har godkänt. Vård är momsfri.'
/** invoice-letter.secondReminder.subject */ export const secondReminderSubject = (p: { readonly number: Value }) => `Påminnelse om faktura ${p.number}`
/** invoice-letter.secondReminder.text */ export const secondReminderText = (p: { readonly day: Value }) => `Fakturan skulle ha betalats senast ${p.day} och är fortfarande inte betald. Har du redan betalat kan du bortse från det här mejlet.`
/** invoice-letter.lastReminder.subject */ export const lastReminderSubject = (p: { readonly number: Value }) => `Sista påminnelsen om faktura ${p.number}`
/** invoice-letter.lastReminder.text */ export const lastReminderText = (p: { readonly day: Value }) => `Fakturan skulle ha betalats senast ${p.day}. Betalas den inte kan den lämnas till inkasso. Har du invändningar, kontakta kundservice.`
/** invoice-letter.collected.subject */ export const collectedSubject = (p: { readonly number: Value }) => `Faktura ${p.number} är lämnad till inkasso`
/** invoice-letter.collected.text */ export const collectedText = (p: { readonly agency: Value }) => `Fakturan är inte betald trots våra påminnelser. Vi har lämnat den till ${p.agency}, som skickar dig ett krav med hur du betalar. Har du invändningar, kontakta kundservice eller ${p.agency}.`
/** invoice-letter.withdrawn.subject */ export const withdrawnSubject = (p: { readonly number: Value }) => `Faktura ${p.number} är inte längre hos inkasso`
/** invoice-letter.withdrawn.text */ export const withdrawnText = (p: { readonly agency: Value }) => `${p.agency} har avslutat sitt ärende. Fakturan är öppen hos oss igen. Kontakta kundservice om du har frågor.`
/** invoice-letter.interest */ export const interest = (p: { readonly day: Value; readonly points: Value }) => `Från ${p.day} har vi rätt till dröjsmålsränta enligt räntelagen: referensräntan plus ${p.points} procentenheter.`
/** invoice-letter.reminderFee */ export const reminderFee = () => 'Påminnelseavgift'
/** invoice-letter.credited.subject */ export const creditedSubject = (p: { readonly number: Value }) => `Faktura ${p.number} är krediterad`
/** invoice-letter.credited.text */ export const creditedText = (p: { readonly reason: Value }) => `Vi har dragit av en del av fakturan eller hela. Anledning: ${p.reason}`
/** invoice-letter.creditNote */ export const creditNote = () => 'Kreditfaktura'
/** invoice-letter.credited.amount */ export const creditedAmount = () => 'Krediterat'
