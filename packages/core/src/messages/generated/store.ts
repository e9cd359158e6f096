// Compiled from the JSON catalogues by `pnpm messages`.
import { type Value } from '../message.js'
/** store.findCustomer */ export const findCustomer = () => 'Sök kund'
/** store.createCustomer */ export const createCustomer = () => 'Skapa kund'
/** store.sendPaymentLink */ export const sendPaymentLink = () => 'Skicka betalningsbegäran'
/** store.sendBySms */ export const sendBySms = () => 'Skicka via sms'
/** store.sendByEmail */ export const sendByEmail = () => 'Skicka via e-post'
/** store.paymentLinkSent */ export const paymentLinkSent = (p: { readonly recipient: Value }) => `Betalningsbegäran är skickad till ${p.recipient}.`
/** store.paymentLinkFailed */ export const paymentLinkFailed = () => 'Betalningsbegäran kunde inte skickas. Försök igen.'
/** store.customerPostalCode */ export const customerPostalCode = () => 'Kundens postnummer'
/** store.customerSelected */ export const customerSelected = (p: { readonly name: Value }) => `Vald kund: ${p.name}`
/** store.paymentLink.sms */ export const paymentLinkSms = (p: { readonly brand: Value; readonly amount: Value; readonly url: Value; readonly validUntil: Value }) => `${p.brand}: betala ${p.amount} säkert här: ${p.url}. Länken gäller till ${p.validUntil}.`
