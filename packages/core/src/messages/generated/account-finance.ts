// Compiled from the JSON catalogues by `pnpm messages`.
import { type Value } from '../message.js'
/** account-finance.summary */ export const summary = () => 'Fakturor för det du har handlat.'
/** account-finance.emptyText */ export const emptyText = () => 'När du har handlat ser du dina fakturor här.'
/** account-finance.shop */ export const shop = () => 'Till sortimentet'
/** account-finance.invoice */ export const invoice = (p: { readonly invoiceNumber: Value }) => `Faktura ${p.invoiceNumber}`
/** account-finance.created */ export const created = (p: { readonly day: Value }) => `Skapad ${p.day}`
/** account-finance.order */ export const order = () => 'Order'
/** account-finance.type */ export const type = () => 'Faktura som'
/** account-finance.how */ export const how = () => 'Betalning'
/** account-finance.nothingLeft */ export const nothingLeft = () => 'Du behöver inte betala något mer.'
/** account-finance.reserved */ export const reserved = () => 'Beloppet är reserverat och dras när vi skickar ordern.'
/** account-finance.inProgress */ export const inProgress = () => 'Betalningen är på väg. Du behöver inte göra något.'
/** account-finance.ended */ export const ended = () => 'Köpet är avbrutet eller återbetalat. Du behöver inte betala något.'
/** account-finance.means */ export const means = () => 'Betalsätt'
/** account-finance.meansText */ export const meansText = () => 'Du väljer betalsätt i kassan vid varje köp. Vi sparar inga kort.'
