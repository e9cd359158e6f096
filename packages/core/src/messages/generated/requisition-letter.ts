// Compiled from the JSON catalogues by `pnpm messages`.
import { type Value } from '../message.js'
/** requisition-letter.hello */ export const hello = () => 'Hej!'
/** requisition-letter.employee */ export const employee = () => 'Medarbetare'
/** requisition-letter.company */ export const company = () => 'Företag'
/** requisition-letter.price */ export const price = () => 'Kostnad'
/** requisition-letter.answer */ export const answer = () => 'Läs och svara'
/** requisition-letter.privacy */ export const privacy = () => 'Arbetsgivaren får aldrig veta vad undersökningen visar.'
/** requisition-letter.askedSubject */ export const askedSubject = (p: { readonly employee: Value }) => `${p.employee} ber dig godkänna en synundersökning`
/** requisition-letter.askedText */ export const askedText = (p: { readonly employee: Value; readonly company: Value }) => `${p.employee} har bokat en synundersökning hos oss och angett dig som chef på ${p.company}. Godkänner du den skickar vi fakturan till företaget efter besöket.`
/** requisition-letter.cover */ export const cover = (p: { readonly cover: Value }) => `Enligt avtalet betalar företaget också glasögon för arbetet. ${p.cover}.`
/** requisition-letter.askedUntil */ export const askedUntil = (p: { readonly until: Value }) => `Du kan svara till och med ${p.until}. Länken gäller för ett svar.`
/** requisition-letter.approvedSubject */ export const approvedSubject = (p: { readonly employee: Value }) => `Du har godkänt synundersökningen för ${p.employee}`
/** requisition-letter.approvedText */ export const approvedText = (p: { readonly company: Value }) => `Vi fakturerar ${p.company} efter besöket. På fakturan står bara referensen.`
/** requisition-letter.rejectedSubject */ export const rejectedSubject = (p: { readonly employee: Value }) => `Du har avslagit synundersökningen för ${p.employee}`
/** requisition-letter.rejectedText */ export const rejectedText = (p: { readonly company: Value; readonly employee: Value }) => `${p.company} får ingen faktura. Vi har meddelat ${p.employee}.`
/** requisition-letter.approvedEmployeeSubject */ export const approvedEmployeeSubject = () => 'Din synundersökning är godkänd'
/** requisition-letter.approvedEmployeeText */ export const approvedEmployeeText = (p: { readonly company: Value }) => `Din chef har godkänt rekvisitionen. ${p.company} får fakturan, så du betalar inget i butiken.`
/** requisition-letter.rejectedEmployeeSubject */ export const rejectedEmployeeSubject = () => 'Din rekvisition är avslagen'
/** requisition-letter.rejectedEmployeeText */ export const rejectedEmployeeText = (p: { readonly price: Value }) => `Din chef har avslagit rekvisitionen. Din tid är kvar. Du kan behålla den och betala undersökningen själv i butiken: ${p.price}.`
/** requisition-letter.rejectedEmployeeChoice */ export const rejectedEmployeeChoice = () => 'Vill du inte det avbokar du på sidan för din bokning. Det kostar ingenting, ända fram till besöket.'
/** requisition-letter.unansweredSubject */ export const unansweredSubject = () => 'Din chef har inte svarat på rekvisitionen'
/** requisition-letter.unansweredText */ export const unansweredText = (p: { readonly price: Value }) => `Länken till din chef gäller inte längre. Skicka en ny på sidan för din bokning, annars betalar du undersökningen själv i butiken: ${p.price}.`
/** requisition-letter.toBooking */ export const toBooking = () => 'Visa bokningen'
/** requisition-letter.listSubject */ export const listSubject = () => 'Din länk till rekvisitionerna'
/** requisition-letter.listText */ export const listText = () => 'Här är länken till de rekvisitioner som du har fått. Den gäller i 30 minuter.'
/** requisition-letter.listOpen */ export const listOpen = () => 'Visa rekvisitionerna'
/** requisition-letter.listUnexpected */ export const listUnexpected = () => 'Om du inte har bett om länken kan du bortse från mejlet.'
/** requisition-letter.outlaySubject */ export const outlaySubject = (p: { readonly store: Value }) => `Kvitto för din undersökning hos ${p.store}`
/** requisition-letter.outlayText */ export const outlayText = () => 'Tack för ditt besök. Lämna det här kvittot till din arbetsgivare.'
/** requisition-letter.outlayWhat */ export const outlayWhat = () => 'Synundersökning, betald i butiken'
/** requisition-letter.outlayVat */ export const outlayVat = () => 'Varav moms (vård är momsfri)'
/** requisition-letter.outlayDay */ export const outlayDay = () => 'Datum'
/** requisition-letter.outlayStore */ export const outlayStore = () => 'Butik'
/** requisition-letter.outlaySeller */ export const outlaySeller = () => 'Säljare'
/** requisition-letter.invoiceLine */ export const invoiceLine = (p: { readonly reference: Value }) => `Synundersökning, referens ${p.reference}`
