// Compiled from the JSON catalogues by `pnpm messages`.
import { digits, type Value } from '../message.js'
/** staff.nav */ export const nav = () => 'För personalen'
/** staff.overview */ export const overview = () => 'Översikt'
/** staff.welcome */ export const welcome = (p: { readonly name: Value }) => `Hej ${p.name}`
/** staff.intro */ export const intro = (p: { readonly store: Value; readonly time: Value }) => `Du arbetar i ${p.store}. Inloggningen gäller till ${p.time}.`
/** staff.storeId */ export const storeId = () => 'Butiksnummer'
/** staff.storeIdInvalid */ export const storeIdInvalid = () => 'Ange butikens nummer med siffror.'
/** staff.employeeNumber */ export const employeeNumber = () => 'Anställningsnummer'
/** staff.employeeNumberInvalid */ export const employeeNumberInvalid = () => 'Ange ditt anställningsnummer.'
/** staff.loginIntro */ export const loginIntro = () => 'För dig som arbetar i en av våra butiker.'
/** staff.loginLead */ export const loginLead = () => 'Arbetar du i en butik?'
/** staff.customerLead */ export const customerLead = () => 'Är du kund?'
/** staff.loginAction */ export const loginAction = () => 'Fortsätt'
/** staff.loginFailed */ export const loginFailed = () => 'Butiken, anställningsnumret eller lösenordet stämmer inte. Försök igen.'
/** staff.loginLocked */ export const loginLocked = (p: { readonly minutes: number }) => `Inloggningen är tillfälligt låst efter flera misslyckade försök. Försök igen om ${p.minutes === 1 ? `${digits(p.minutes)} minut` : `${digits(p.minutes)} minuter`} eller be din butikschef om hjälp.`
/** staff.loginExpired */ export const loginExpired = () => 'Koden gäller inte längre. Logga in igen.'
/** staff.codeTitle */ export const codeTitle = () => 'Ange koden'
/** staff.codeSent */ export const codeSent = (p: { readonly recipient: Value; readonly minutes: Value }) => `Vi har skickat en kod till ${p.recipient}. Den gäller i ${p.minutes} minuter.`
/** staff.code */ export const code = () => 'Engångskod'
/** staff.codeAction */ export const codeAction = () => 'Logga in'
/** staff.codeWrong */ export const codeWrong = () => 'Koden stämmer inte. Kontrollera siffrorna.'
/** staff.codeAgain */ export const codeAgain = () => 'Börja om'
/** staff.letter.codeSubject */ export const letterCodeSubject = () => 'Din kod till butiksinloggningen'
/** staff.letter.codeBody */ export const letterCodeBody = (p: { readonly code: Value; readonly minutes: Value }) => `Din kod är ${p.code}. Den gäller i ${p.minutes} minuter och kan användas en gång.`
/** staff.letter.codeUnexpected */ export const letterCodeUnexpected = () => 'Har du inte försökt logga in? Säg till din butikschef: någon kan ditt lösenord.'
/** staff.queryRequired */ export const queryRequired = () => 'Ange personnummer, e-post, mobilnummer eller kundnummer.'
/** staff.queryInvalid */ export const queryInvalid = () => 'Ange ett helt personnummer, en e-postadress, ett mobilnummer eller ett kundnummer.'
/** staff.reasonInvalid */ export const reasonInvalid = (p: { readonly minimum: Value; readonly maximum: Value }) => `Ange varför du söker kunden, ${p.minimum}–${p.maximum} tecken.`
