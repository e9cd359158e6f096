// Compiled from the JSON catalogues by `pnpm messages`.
import { type Value } from '../message.js'
/** account-gift-card.intro */ export const intro = () => 'Spara dina presentkort här, så betalar du med dem i kassan utan att skriva in nummer och pinkod.'
/** account-gift-card.list */ export const list = () => 'Sparade presentkort'
/** account-gift-card.empty */ export const empty = () => 'Du har inga sparade presentkort'
/** account-gift-card.emptyText */ export const emptyText = () => 'Lägg till ett kort här nedanför, eller köp ett nytt.'
/** account-gift-card.add */ export const add = () => 'Lägg till ett presentkort'
/** account-gift-card.addAction */ export const addAction = () => 'Lägg till'
/** account-gift-card.added */ export const added = (p: { readonly last4: Value }) => `Presentkort •••• ${p.last4} är sparat på ditt konto.`
/** account-gift-card.remove */ export const remove = () => 'Ta bort'
/** account-gift-card.removeLabel */ export const removeLabel = (p: { readonly last4: Value }) => `Ta bort presentkort •••• ${p.last4}`
/** account-gift-card.removed */ export const removed = () => 'Presentkortet är borttaget från kontot. Pengarna finns kvar på kortet.'
/** account-gift-card.history */ export const history = () => 'Händelser'
/** account-gift-card.historyOf */ export const historyOf = (p: { readonly last4: Value }) => `Händelser för presentkort •••• ${p.last4}`
/** account-gift-card.noEnd */ export const noEnd = () => 'Gäller tills vidare'
/** account-gift-card.expiredText */ export const expiredText = (p: { readonly date: Value }) => `Gick ut ${p.date}`
/** account-gift-card.closedText */ export const closedText = () => 'Köpet av kortet är återbetalat. Kortet gäller inte längre.'
/** account-gift-card.state.empty */ export const stateEmpty = () => 'Förbrukat'
/** account-gift-card.state.expired */ export const stateExpired = () => 'Utgånget'
/** account-gift-card.state.closed */ export const stateClosed = () => 'Stängt'
/** account-gift-card.event.issued */ export const eventIssued = () => 'Kortet utfärdades'
/** account-gift-card.event.reserved */ export const eventReserved = () => 'Reserverat för ett köp'
/** account-gift-card.event.paid */ export const eventPaid = () => 'Betalning'
/** account-gift-card.event.refunded */ export const eventRefunded = () => 'Återbetalning'
/** account-gift-card.event.lapsed */ export const eventLapsed = () => 'Giltighetstiden gick ut'
/** account-gift-card.event.closed */ export const eventClosed = () => 'Köpet av kortet återbetalades'
