// Compiled from the JSON catalogues by `pnpm messages`.
import { digits, type Value } from '../message.js'
/** staff-agreement.summary */ export const summary = () => 'Se vad ett företag har avtalat: glas, bågar, skyddsglasögon och referenser.'
/** staff-agreement.search */ export const search = () => 'Företag eller organisationsnummer'
/** staff-agreement.searchHint */ export const searchHint = () => 'En enskild firma söker du på namnet.'
/** staff-agreement.find */ export const find = () => 'Sök'
/** staff-agreement.all */ export const all = () => 'Visa alla'
/** staff-agreement.latest */ export const latest = () => 'Senaste avtalen'
/** staff-agreement.result */ export const result = (p: { readonly count: number; readonly search: Value }) => `${p.count === 0 ? 'Inga avtal' : p.count === 1 ? `${digits(p.count)} avtal` : `${digits(p.count)} avtal`} för ”${p.search}”`
/** staff-agreement.none */ export const none = () => 'Inget företag har tecknat avtal än.'
/** staff-agreement.noneOf */ export const noneOf = () => 'Kontrollera stavningen eller sök på hela organisationsnumret.'
/** staff-agreement.limited */ export const limited = (p: { readonly count: Value }) => `De ${p.count} senaste visas. Sök för att hitta fler.`
/** staff-agreement.signed */ export const signed = () => 'Tecknat'
/** staff-agreement.awaits */ export const awaits = () => 'Väntar på underskrift'
/** staff-agreement.signedOn */ export const signedOn = (p: { readonly at: Value }) => `Tecknat ${p.at}`
/** staff-agreement.sentOn */ export const sentOn = (p: { readonly at: Value }) => `Skickat för underskrift ${p.at}`
/** staff-agreement.typed */ export const typed = () => 'Företaget är ifyllt för hand, eftersom företagsregistret inte svarade. Jämför med Bolagsverket.'
/** staff-agreement.number */ export const number = () => 'Avtalsnummer'
/** staff-agreement.method */ export const method = () => 'Underskrift'
/** staff-agreement.methodBankid */ export const methodBankid = () => 'BankID'
/** staff-agreement.methodEmail */ export const methodEmail = () => 'Länk i mejl'
/** staff-agreement.digest */ export const digest = () => 'Dokumentets kontrollsumma (SHA-256)'
/** staff-agreement.pdf */ export const pdf = () => 'Öppna avtalet (PDF)'
/** staff-agreement.cover */ export const cover = () => 'Vad medarbetarna får'
/** staff-agreement.reference */ export const reference = () => 'Faktura och referens'
/** staff-agreement.people */ export const people = () => 'Kontakt och avtalstecknare'
/** staff-agreement.document */ export const document = () => 'Avtalet'
/** staff-agreement.sent */ export const sent = () => 'Skickat för underskrift'
