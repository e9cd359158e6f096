// Compiled from the JSON catalogues by `pnpm messages`.
import { type Value } from '../message.js'
/** eye-health-day.heading */ export const heading = () => 'Skicka en förfrågan'
/** eye-health-day.intro */ export const intro = () => 'Fyll i formuläret, så svarar en butik nära er med ett förslag. Ingenting är bokat förrän ni har fått ett svar.'
/** eye-health-day.problem */ export const problem = () => 'Kontrollera uppgifterna'
/** eye-health-day.companyName */ export const companyName = () => 'Företagets namn'
/** eye-health-day.organisationNumber */ export const organisationNumber = () => 'Organisationsnummer'
/** eye-health-day.organisationNumberHint */ export const organisationNumberHint = () => 'Tio siffror, NNNNNN-NNNN'
/** eye-health-day.contact */ export const contact = () => 'Kontaktperson'
/** eye-health-day.email */ export const email = () => 'E-postadress'
/** eye-health-day.emailHint */ export const emailHint = () => 'Hit skickar vi bekräftelsen och svaret.'
/** eye-health-day.mobile */ export const mobile = () => 'Mobilnummer'
/** eye-health-day.preferredDay */ export const preferredDay = () => 'Önskad dag'
/** eye-health-day.preferredDayHint */ export const preferredDayHint = (p: { readonly days: Value }) => `En vardag, tidigast om ${p.days} dagar`
/** eye-health-day.participants */ export const participants = () => 'Antal deltagare'
/** eye-health-day.participantsHint */ export const participantsHint = (p: { readonly min: Value; readonly capacity: Value }) => `Minst ${p.min}. En optiker hinner ${p.capacity} på en dag; är ni fler tar det flera dagar.`
/** eye-health-day.note */ export const note = () => 'Meddelande'
/** eye-health-day.noteHint */ export const noteHint = () => 'Adress, lokal och annat som är bra att veta. Skriv inget om någons hälsa.'
/** eye-health-day.sentTitle */ export const sentTitle = () => 'Förfrågan är skickad'
/** eye-health-day.sentText */ export const sentText = (p: { readonly email: Value }) => `Vi har mejlat en bekräftelse till ${p.email}.`
/** eye-health-day.state.requested */ export const stateRequested = () => 'Väntar på svar'
/** eye-health-day.state.accepted */ export const stateAccepted = () => 'Bokad'
/** eye-health-day.state.declined */ export const stateDeclined = () => 'Avböjd'
/** eye-health-day.letterReceivedSubject */ export const letterReceivedSubject = () => 'Vi har tagit emot er förfrågan om en ögonhälsodag'
/** eye-health-day.letterReceivedIntro */ export const letterReceivedIntro = () => 'Tack för er förfrågan. En butik svarar så snart den kan. Ingenting är bokat förrän ni har fått ett svar.'
/** eye-health-day.letterAcceptedSubject */ export const letterAcceptedSubject = () => 'Er ögonhälsodag är bokad'
/** eye-health-day.letterAcceptedIntro */ export const letterAcceptedIntro = (p: { readonly store: Value; readonly when: Value }) => `${p.store} kommer till er ${p.when}.`
/** eye-health-day.letterDeclinedSubject */ export const letterDeclinedSubject = () => 'Svar på er förfrågan om en ögonhälsodag'
/** eye-health-day.letterDeclinedIntro */ export const letterDeclinedIntro = (p: { readonly store: Value }) => `${p.store} kan tyvärr inte ordna er ögonhälsodag.`
/** eye-health-day.letterStore */ export const letterStore = () => 'Butik'
/** eye-health-day.letterPhone */ export const letterPhone = () => 'Telefon'
/** eye-health-day.letterWhen */ export const letterWhen = () => 'Tid'
/** eye-health-day.letterText */ export const letterText = (p: { readonly text: Value }) => `Meddelande från butiken: ${p.text}`
/** eye-health-day.letterUnexpected */ export const letterUnexpected = () => 'Har du inte skickat någon förfrågan kan du bortse från det här mejlet.'
