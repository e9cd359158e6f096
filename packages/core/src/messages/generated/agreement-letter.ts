// Compiled from the JSON catalogues by `pnpm messages`.
import { type Value } from '../message.js'
/** agreementLetter.greeting */ export const greeting = (p: { readonly name: Value }) => `Hej ${p.name}!`
/** agreementLetter.signed.subject */ export const signedSubject = (p: { readonly company: Value }) => `Avtalet för ${p.company} är tecknat`
/** agreementLetter.signed.intro */ export const signedIntro = (p: { readonly company: Value }) => `Här är det tecknade avtalet för ${p.company}. Spara det här mejlet och den bifogade filen.`
/** agreementLetter.signed.next */ export const signedNext = () => 'Medarbetarna kan nu boka synundersökning och uppge företagets referens.'
/** agreementLetter.number */ export const number = () => 'Avtalsnummer'
/** agreementLetter.signatory */ export const signatory = () => 'Tecknat av'
/** agreementLetter.signedAt */ export const signedAt = () => 'Tecknat'
/** agreementLetter.digest */ export const digest = () => 'Kontrollsumma (SHA-256)'
/** agreementLetter.download */ export const download = (p: { readonly days: Value }) => `Ladda ner avtalet (länken gäller i ${p.days} dagar)`
/** agreementLetter.sign.subject */ export const signSubject = (p: { readonly company: Value }) => `Avtal för ${p.company} att teckna`
/** agreementLetter.sign.intro */ export const signIntro = (p: { readonly company: Value; readonly number: Value }) => `Du är angiven som avtalstecknare för ${p.company}. Avtal ${p.number} är bifogat: läs det, och bekräfta med knappen om du vill teckna det.`
/** agreementLetter.sign.until */ export const signUntil = (p: { readonly days: Value }) => `Länken gäller i ${p.days} dagar och kan användas en gång. Ändras något i avtalet slutar den gälla.`
/** agreementLetter.sign.open */ export const signOpen = () => 'Läs och bekräfta avtalet'
/** agreementLetter.unexpected */ export const unexpected = () => 'Känner du inte igen det här? Då kan du bortse från mejlet, inget händer utan att du bekräftar.'
/** agreementLetter.draft.subject */ export const draftSubject = () => 'Ditt påbörjade företagsavtal'
/** agreementLetter.draft.intro */ export const draftIntro = () => 'Här är länken till avtalet du har börjat fylla i.'
/** agreementLetter.draft.introOf */ export const draftIntroOf = (p: { readonly company: Value }) => `Här är länken till avtalet du har börjat fylla i för ${p.company}.`
/** agreementLetter.draft.until */ export const draftUntil = (p: { readonly days: Value }) => `Utkastet sparas i ${p.days} dagar. Bara den senaste länken gäller.`
/** agreementLetter.draft.open */ export const draftOpen = () => 'Fortsätt fylla i avtalet'
