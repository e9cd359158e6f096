// Compiled from the JSON catalogues by `pnpm messages`.
import { type Value } from '../message.js'
/** e-invoice-letter.asked.subject */ export const askedSubject = () => 'Du har valt e-faktura'
/** e-invoice-letter.asked.text */ export const askedText = () => 'Vi har anmält dig hos din bank. Godkänn anmälan i din internetbank om banken ber om det. Till dess kommer fakturorna med e-post. Var det inte du? Välj ett annat betalsätt på Mina sidor, byt lösenord och kontakta kundservice.'
/** e-invoice-letter.active.subject */ export const activeSubject = () => 'Din e-faktura är klar'
/** e-invoice-letter.active.text */ export const activeText = () => 'Banken har tagit emot anmälan. Dina fakturor kommer till din internetbank i stället för med e-post. Du godkänner och betalar dem där.'
/** e-invoice-letter.refused.subject */ export const refusedSubject = () => 'Din e-faktura gick inte att anmäla'
/** e-invoice-letter.refused.text */ export const refusedText = (p: { readonly reason: Value }) => `${p.reason} Dina fakturor kommer med e-post som förut.`
/** e-invoice-letter.ended.subject */ export const endedSubject = () => 'Din e-faktura är avslutad'
/** e-invoice-letter.ended.text */ export const endedText = (p: { readonly reason: Value }) => `${p.reason} Dina fakturor kommer med e-post. Var det inte du? Byt lösenord på Mina sidor och kontakta kundservice.`
/** e-invoice-letter.show */ export const show = () => 'Visa betalsätt'
/** e-invoice-letter.byMail.subject */ export const byMailSubject = (p: { readonly number: Value }) => `Din faktura ${p.number}`
/** e-invoice-letter.byMail.text */ export const byMailText = (p: { readonly reason: Value }) => `${p.reason} Därför får du fakturan med e-post. Betala den på Mina sidor eller till vårt bankgiro.`
/** e-invoice-letter.bankgiro */ export const bankgiro = () => 'Bankgiro'
