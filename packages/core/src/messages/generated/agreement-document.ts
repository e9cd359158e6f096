// Compiled from the JSON catalogues by `pnpm messages`.
import { type Value } from '../message.js'
/** agreementDocument.title */ export const title = (p: { readonly number: Value }) => `Företagsavtal ${p.number}`
/** agreementDocument.heading */ export const heading = () => 'Avtal om glasögon för arbetet'
/** agreementDocument.number */ export const number = (p: { readonly number: Value }) => `Avtalsnummer: ${p.number}`
/** agreementDocument.day */ export const day = (p: { readonly day: Value }) => `Upprättat: ${p.day}`
/** agreementDocument.intro */ export const intro = (p: { readonly seller: Value; readonly company: Value }) => `Avtal mellan ${p.seller} och ${p.company} om terminalglasögon och skyddsglasögon till företagets medarbetare.`
/** agreementDocument.seller */ export const seller = () => 'Leverantör'
/** agreementDocument.company */ export const company = () => 'Företag'
/** agreementDocument.name */ export const name = () => 'Namn'
/** agreementDocument.orgNumber */ export const orgNumber = () => 'Organisationsnummer'
/** agreementDocument.form */ export const form = () => 'Företagsform'
/** agreementDocument.address */ export const address = () => 'Adress'
/** agreementDocument.contact */ export const contact = () => 'Kontaktperson'
/** agreementDocument.signatory */ export const signatory = () => 'Avtalstecknare'
/** agreementDocument.invoice */ export const invoice = () => 'Faktura'
/** agreementDocument.invoiceAddress */ export const invoiceAddress = () => 'Fakturaadress'
/** agreementDocument.format */ export const format = (p: { readonly format: Value }) => `${p.format} (9 står för en siffra och A för en bokstav)`
/** agreementDocument.glasses */ export const glasses = () => 'Glasögon som ingår'
/** agreementDocument.terms */ export const terms = () => 'Villkor'
/** agreementDocument.term.exam */ export const termExam = () => 'Medarbetaren bokar synundersökning i valfri butik. Företaget betalar undersökningen och de glasögon som avtalet omfattar, efter godkänd rekvisition.'
/** agreementDocument.term.privacy */ export const termPrivacy = () => 'Undersökningens resultat är medarbetarens eget. Företaget får aldrig veta vad den visar.'
/** agreementDocument.term.payment */ export const termPayment = (p: { readonly days: Value }) => `Företaget faktureras efter varje godkänt besök, med ${p.days} dagars betalningstid. På fakturan står den referens som medarbetaren angett, och inget namn.`
/** agreementDocument.term.end */ export const termEnd = () => 'Avtalet gäller tills vidare utan bindningstid. Båda parter kan säga upp det skriftligt med en månads varsel. Godkända rekvisitioner gäller till sitt slutdatum.'
/** agreementDocument.signedBy */ export const signedBy = (p: { readonly name: Value; readonly title: Value; readonly company: Value }) => `Tecknas av ${p.name}, ${p.title}, för ${p.company}.`
/** agreementDocument.proof */ export const proof = () => 'Avtalet undertecknas elektroniskt. Underskriften omfattar dokumentets kontrollsumma (SHA-256) och förvaras hos leverantören.'
