// Compiled from the JSON catalogues by `pnpm messages`.
import { type Value } from '../message.js'
/** account-finance.summary */ export const summary = () => 'Fakturor för det du har handlat.'
/** account-finance.emptyText */ export const emptyText = () => 'När du har handlat ser du dina fakturor här.'
/** account-finance.shop */ export const shop = () => 'Till sortimentet'
/** account-finance.invoice */ export const invoice = (p: { readonly invoiceNumber: Value }) => `Faktura ${p.invoiceNumber}`
/** account-finance.created */ export const created = (p: { readonly day: Value }) => `Skapad ${p.day}`
/** account-finance.order */ export const order = () => 'Order'
/** account-finance.type */ export const type = () => 'Faktura som'
/** account-finance.nothingLeft */ export const nothingLeft = () => 'Du behöver inte betala något mer.'
/** account-finance.reserved */ export const reserved = () => 'Beloppet är reserverat och dras när vi skickar ordern.'
/** account-finance.inProgress */ export const inProgress = () => 'Betalningen är på väg. Du behöver inte göra något.'
/** account-finance.ended */ export const ended = () => 'Köpet är avbrutet eller återbetalat. Du behöver inte betala något.'
/** account-finance.means */ export const means = () => 'Betalsätt'
/** account-finance.meansText */ export const meansText = () => 'Du väljer betalsätt i kassan vid varje köp. Vi sparar inga kort.'
/** account-finance.due */ export const due = (p: { readonly day: Value }) => `Förfaller ${p.day}`
/** account-finance.overdue */ export const overdue = (p: { readonly day: Value }) => `Förföll ${p.day}`
/** account-finance.left */ export const left = (p: { readonly amount: Value }) => `${p.amount} kvar`
/** account-finance.pay */ export const pay = (p: { readonly amount: Value }) => `Betala ${p.amount}`
/** account-finance.payAgain */ export const payAgain = (p: { readonly amount: Value }) => `Fortsätt betala ${p.amount}`
/** account-finance.payText */ export const payText = () => 'Du betalar hos Klarna och kommer sedan tillbaka hit.'
/** account-finance.payHow */ export const payHow = (p: { readonly number: Value }) => `Betala till bankgiro ${p.number} med OCR-numret, eller betala här.`
/** account-finance.payHere */ export const payHere = () => 'Betala fakturan här.'
/** account-finance.overdueText */ export const overdueText = () => 'Förfallodagen har passerat. Betala så snart du kan.'
/** account-finance.paying */ export const paying = () => 'Betalningen behandlas. Sidan uppdateras när den är klar.'
/** account-finance.drawn */ export const drawn = () => 'Betalningen är godkänd och beloppet dras nu.'
/** account-finance.declined */ export const declined = () => 'Betalningen godkändes inte. Inga pengar har dragits.'
/** account-finance.cancelled */ export const cancelled = () => 'Betalningen avbröts. Inga pengar har dragits.'
/** account-finance.inCollection */ export const inCollection = () => 'Fakturan är lämnad till inkasso. Betala enligt brevet från inkassobolaget.'
/** account-finance.returned */ export const returned = () => 'Fakturan kom i retur eftersom adressen är fel. Kontakta kundservice så skickar vi den igen.'
/** account-finance.transferred */ export const transferred = () => 'Fakturan är överförd och betalas inte till oss.'
/** account-finance.writtenOff */ export const writtenOff = () => 'Fakturan är avslutad. Du behöver inte betala något.'
/** account-finance.lines */ export const lines = () => 'Fakturan gäller'
/** account-finance.quantity */ export const quantity = (p: { readonly quantity: Value; readonly price: Value }) => `${p.quantity} st à ${p.price}`
/** account-finance.payments */ export const payments = () => 'Betalningar'
/** account-finance.noPayments */ export const noPayments = () => 'Inget är betalt än.'
/** account-finance.paidOn */ export const paidOn = (p: { readonly means: Value; readonly day: Value }) => `${p.means}, ${p.day}`
/** account-finance.pdf */ export const pdf = () => 'Faktura (PDF)'
/** account-finance.meansOnline */ export const meansOnline = () => 'Betalt på webben'
/** account-finance.meansBankgiro */ export const meansBankgiro = () => 'Bankgiro'
