// Compiled from the JSON catalogues by `pnpm messages`.
import { message } from '../message.js'
/** invoice.status.paid */ export const statusPaid = /* @__PURE__ */ message('invoice.status.paid', () => 'Betald')
/** invoice.status.partlyPaid */ export const statusPartlyPaid = /* @__PURE__ */ message('invoice.status.partlyPaid', () => 'Delvis betald')
/** invoice.status.notPaid */ export const statusNotPaid = /* @__PURE__ */ message('invoice.status.notPaid', () => 'Obetald')
/** invoice.status.ended */ export const statusEnded = /* @__PURE__ */ message('invoice.status.ended', () => 'Avslutad')
/** invoice.status.transferred */ export const statusTransferred = /* @__PURE__ */ message('invoice.status.transferred', () => 'Överförd')
/** invoice.status.paymentReserved */ export const statusPaymentReserved = /* @__PURE__ */ message('invoice.status.paymentReserved', () => 'Betalning reserverad')
/** invoice.status.paymentInProgress */ export const statusPaymentInProgress = /* @__PURE__ */ message('invoice.status.paymentInProgress', () => 'Betalning pågår')
/** invoice.status.inCollection */ export const statusInCollection = /* @__PURE__ */ message('invoice.status.inCollection', () => 'Inkassoärende')
/** invoice.status.returnedFaultyAddress */ export const statusReturnedFaultyAddress = /* @__PURE__ */ message('invoice.status.returnedFaultyAddress', () => 'Retur – felaktig adress')
/** invoice.dueDate */ export const dueDate = () => 'Förfallodatum'
/** invoice.ocr */ export const ocr = () => 'OCR-nummer'
/** invoice.originalAmount */ export const originalAmount = () => 'Ursprungligt belopp'
/** invoice.amountLeft */ export const amountLeft = () => 'Kvar att betala'
/** invoice.created */ export const created = () => 'Skapad'
/** invoice.bankgiro */ export const bankgiro = () => 'Bankgiro'
/** invoice.pay */ export const pay = () => 'Betala fakturan'
/** invoice.copyOcr */ export const copyOcr = () => 'Kopiera OCR-nummer'
