// Compiled from the JSON catalogues by `pnpm messages`.
import { type Value } from '../message.js'
/** autogiro-letter.signed.subject */ export const signedSubject = () => 'Du har anmält autogiro'
/** autogiro-letter.signed.text */ export const signedText = (p: { readonly account: Value }) => `Du har gett oss ett medgivande att dra dina fakturor från ${p.account}. Nu frågar vi din bank, och du får ett mejl när den har svarat. Medgivandet är bifogat. Var det inte du? Avsluta autogirot på Mina sidor, byt lösenord och kontakta kundservice.`
/** autogiro-letter.signed.stepSigned */ export const signedStepSigned = () => 'Du har lämnat ditt medgivande'
/** autogiro-letter.signed.stepBank */ export const signedStepBank = () => 'Din bank svarar'
/** autogiro-letter.signed.stepDraw */ export const signedStepDraw = () => 'Dina fakturor dras från kontot'
/** autogiro-letter.active.subject */ export const activeSubject = () => 'Ditt autogiro är klart'
/** autogiro-letter.active.text */ export const activeText = (p: { readonly account: Value }) => `Banken har godkänt medgivandet. Dina fakturor dras från ${p.account}, och du får ett mejl med belopp och dag i god tid före varje dragning.`
/** autogiro-letter.refused.subject */ export const refusedSubject = () => 'Ditt autogiro gick inte att anmäla'
/** autogiro-letter.refused.text */ export const refusedText = (p: { readonly reason: Value }) => `${p.reason} Fakturor betalar du på vanligt sätt tills du har anmält ett annat konto.`
/** autogiro-letter.revoked.subject */ export const revokedSubject = () => 'Ditt autogiro är avslutat'
/** autogiro-letter.revoked.text */ export const revokedText = (p: { readonly reason: Value }) => `${p.reason} Fakturor som inte är betalda betalar du på vanligt sätt. Var det inte du? Byt lösenord på Mina sidor och kontakta kundservice.`
/** autogiro-letter.show */ export const show = () => 'Visa autogiro'
/** autogiro-letter.planned.subject */ export const plannedSubject = (p: { readonly number: Value; readonly day: Value }) => `Faktura ${p.number} dras med autogiro ${p.day}`
/** autogiro-letter.planned.amount */ export const plannedAmount = () => 'Dras från ditt bankkonto'
/** autogiro-letter.planned.text */ export const plannedText = (p: { readonly amount: Value; readonly day: Value }) => `Vi drar ${p.amount} från ditt bankkonto ${p.day}. Se till att pengarna finns på kontot då. Du behöver inte göra något mer.`
/** autogiro-letter.debitRefused.subject */ export const debitRefusedSubject = (p: { readonly number: Value }) => `Faktura ${p.number} kunde inte dras med autogiro`
/** autogiro-letter.debitRefused.text */ export const debitRefusedText = (p: { readonly reason: Value; readonly day: Value }) => `${p.reason} Inga pengar har dragits, och vi försöker inte igen. Betala fakturan senast ${p.day}, på Mina sidor eller till vårt bankgiro.`
/** autogiro-letter.takenBack.subject */ export const takenBackSubject = (p: { readonly number: Value }) => `Betalningen av faktura ${p.number} är återtagen`
/** autogiro-letter.takenBack.text */ export const takenBackText = (p: { readonly amount: Value; readonly day: Value }) => `Din bank har tagit tillbaka ${p.amount} som vi hade dragit med autogiro. Fakturan är därför öppen igen, och vi drar den inte en gång till. Betala senast ${p.day}, på Mina sidor eller till vårt bankgiro. Har du frågor om varför, kontakta din bank.`
/** autogiro-letter.bankgiro */ export const bankgiro = () => 'Bankgiro'
