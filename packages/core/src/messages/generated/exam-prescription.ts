// Compiled from the JSON catalogues by `pnpm messages`.
import { type Value } from '../message.js'
/** examPrescription.from */ export const from = (p: { readonly date: Value; readonly city: Value }) => `Från din synundersökning ${p.date} i ${p.city}`
/** examPrescription.validUntil */ export const validUntil = (p: { readonly date: Value }) => `Gäller till ${p.date}. Styrkorna är dolda tills du använder receptet.`
/** examPrescription.use */ export const use = () => 'Använd receptet'
/** examPrescription.locked */ export const locked = (p: { readonly date: Value }) => `Styrkorna är optikerns och gäller till ${p.date}.`
/** examPrescription.change */ export const change = () => 'Skriv in andra styrkor'
/** examPrescription.lacks */ export const lacks = (p: { readonly reason: Value }) => `Receptet räcker inte till de här glasen. ${p.reason}`
/** examPrescription.failed */ export const failed = () => 'Vi kunde inte hämta dina recept från oss.'
/** examPrescription.retry */ export const retry = () => 'Försök igen'
