// Compiled from the JSON catalogues by `pnpm messages`.
import { type Value } from '../message.js'
/** e-invoice.recipientWaiting */ export const recipientWaiting = () => 'Väntar på din bank. Till dess kommer fakturorna med e-post.'
/** e-invoice.recipientActive */ export const recipientActive = () => 'Dina fakturor kommer till din internetbank.'
/** e-invoice.recipientRefused */ export const recipientRefused = () => 'Banken tog inte emot anmälan. Dina fakturor kommer med e-post.'
/** e-invoice.recipientEnded */ export const recipientEnded = () => 'E-fakturan är avslutad. Dina fakturor kommer med e-post.'
/** e-invoice.reasonNoBank */ export const reasonNoBank = () => 'Ingen bank tar emot e-fakturor till dig.'
/** e-invoice.reasonDeclined */ export const reasonDeclined = () => 'Anmälan nekades i din internetbank.'
/** e-invoice.reasonByCustomer */ export const reasonByCustomer = () => 'Du avslutade e-fakturan här.'
/** e-invoice.reasonByBank */ export const reasonByBank = () => 'E-fakturan avslutades i din internetbank.'
/** e-invoice.reasonOther */ export const reasonOther = () => 'Banken sa inte varför.'
/** e-invoice.refusalRecipientUnknown */ export const refusalRecipientUnknown = () => 'Din bank känner inte till anmälan av e-faktura.'
/** e-invoice.refusalRecipientEnded */ export const refusalRecipientEnded = () => 'Anmälan av e-faktura är avslutad.'
/** e-invoice.refusalNotAccepted */ export const refusalNotAccepted = () => 'Din bank tog inte emot e-fakturan.'
/** e-invoice.refusalChanged */ export const refusalChanged = () => 'Beloppet ändrades innan e-fakturan var skickad.'
/** e-invoice.refusalUnanswered */ export const refusalUnanswered = () => 'Din bank har inte svarat om e-fakturan.'
/** e-invoice.refusalOther */ export const refusalOther = () => 'E-fakturan kom inte fram.'
/** e-invoice.deliveryWaiting */ export const deliveryWaiting = () => 'E-faktura, skickas inom kort.'
/** e-invoice.deliverySent */ export const deliverySent = (p: { readonly day: Value }) => `E-faktura, skickad ${p.day}. Banken har inte svarat än.`
/** e-invoice.deliveryDelivered */ export const deliveryDelivered = (p: { readonly day: Value }) => `E-faktura, i kundens internetbank ${p.day}.`
/** e-invoice.deliveryRefused */ export const deliveryRefused = (p: { readonly day: Value; readonly reason: Value }) => `E-post ${p.day}. ${p.reason}`
/** e-invoice.deliveryDropped */ export const deliveryDropped = () => 'Skickades inte som e-faktura: inget var kvar att betala.'
/** e-invoice.exemption */ export const exemption = () => 'Undantagen från moms'
