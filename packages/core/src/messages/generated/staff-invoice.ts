// Compiled from the JSON catalogues by `pnpm messages`.
import { type Value } from '../message.js'
/** staff-invoice.summary */ export const summary = () => 'Skicka fakturor till kunder, bokför betalningar och se vad som är obetalt.'
/** staff-invoice.issue */ export const issue = () => 'Ny faktura'
/** staff-invoice.issueIntro */ export const issueIntro = () => 'Kunden får ett mejl och ser fakturan på Mina sidor.'
/** staff-invoice.customerNumber */ export const customerNumber = () => 'Kundnummer'
/** staff-invoice.row */ export const row = (p: { readonly number: Value }) => `Rad ${p.number}`
/** staff-invoice.text */ export const text = (p: { readonly number: Value }) => `Text på rad ${p.number}`
/** staff-invoice.quantity */ export const quantity = (p: { readonly number: Value }) => `Antal på rad ${p.number}`
/** staff-invoice.price */ export const price = (p: { readonly number: Value }) => `Pris per styck på rad ${p.number}, kronor med moms`
/** staff-invoice.days */ export const days = () => 'Dagar till förfallodagen'
/** staff-invoice.send */ export const send = () => 'Skicka fakturan'
/** staff-invoice.sent */ export const sent = (p: { readonly number: Value }) => `Faktura ${p.number} är skickad till kunden.`
/** staff-invoice.show */ export const show = () => 'Visa fakturan'
/** staff-invoice.open */ export const open = () => 'Obetalda fakturor'
/** staff-invoice.openNone */ export const openNone = () => 'Inga fakturor är obetalda.'
/** staff-invoice.openMore */ export const openMore = (p: { readonly count: Value }) => `De ${p.count} som förfaller först visas.`
/** staff-invoice.takenBack */ export const takenBack = () => 'Autogirot är återtaget av kundens bank'
/** staff-invoice.left */ export const left = (p: { readonly amount: Value }) => `${p.amount} kvar`
/** staff-invoice.receiver */ export const receiver = () => 'Mottagare'
/** staff-invoice.actions */ export const actions = () => 'Åtgärder'
/** staff-invoice.noActions */ export const noActions = () => 'Det finns inget att göra med fakturan nu.'
/** staff-invoice.book */ export const book = () => 'Bokför en betalning'
/** staff-invoice.bookAmount */ export const bookAmount = () => 'Belopp som kom på bankgirot, kronor'
/** staff-invoice.bookConfirm */ export const bookConfirm = () => 'Bokför'
/** staff-invoice.bookInvalid */ export const bookInvalid = (p: { readonly amount: Value }) => `Ange ett belopp mellan 0,01 kr och ${p.amount}.`
/** staff-invoice.collect */ export const collect = () => 'Lämna till inkasso'
/** staff-invoice.markReturned */ export const markReturned = () => 'Kom i retur, fel adress'
/** staff-invoice.reopen */ export const reopen = () => 'Adressen är rättad, öppna igen'
/** staff-invoice.transfer */ export const transfer = () => 'Överförd till någon annan'
/** staff-invoice.end */ export const end = () => 'Avsluta utan mer betalning'
/** staff-invoice.confirm */ export const confirm = () => 'Ja, gör det'
/** staff-invoice.collectText */ export const collectText = () => 'Fakturan skickas till inkassobolaget, och kunden får ett mejl om det. Kunden kan sedan inte betala på webben. Lämna bara en faktura som kunden inte har invänt mot. Det går inte att ångra.'
/** staff-invoice.delivery */ export const delivery = () => 'Skickad som'
/** staff-invoice.collection */ export const collection = () => 'Inkasso'
/** staff-invoice.collectionNoAgency */ export const collectionNoAgency = () => 'Kan inte lämnas: butiken har inget avtal med ett inkassobolag.'
/** staff-invoice.collectionHandedOver */ export const collectionHandedOver = () => 'Kan inte lämnas en gång till.'
/** staff-invoice.collectionBeingPaid */ export const collectionBeingPaid = () => 'Kan inte lämnas medan kunden betalar på webben.'
/** staff-invoice.collectionDebited */ export const collectionDebited = () => 'Kan inte lämnas: beloppet dras med autogiro.'
/** staff-invoice.collectionNotReminded */ export const collectionNotReminded = () => 'Kan lämnas först när alla påminnelser är skickade.'
/** staff-invoice.collectionTooEarly */ export const collectionTooEarly = (p: { readonly day: Value }) => `Kan lämnas tidigast ${p.day}.`
/** staff-invoice.collectionWaiting */ export const collectionWaiting = () => 'Skickas till inkassobolaget inom kort.'
/** staff-invoice.collectionSent */ export const collectionSent = (p: { readonly day: Value }) => `Skickad till inkassobolaget ${p.day}.`
/** staff-invoice.collectionClosed */ export const collectionClosed = () => 'Avslutat hos inkassobolaget.'
/** staff-invoice.collectionDisputed */ export const collectionDisputed = () => 'Inkassobolaget har lämnat tillbaka fakturan: kunden har invändningar.'
/** staff-invoice.collectionInsolvent */ export const collectionInsolvent = () => 'Inkassobolaget har lämnat tillbaka fakturan: kunden kan inte betala.'
/** staff-invoice.collectionUnreachable */ export const collectionUnreachable = () => 'Inkassobolaget har lämnat tillbaka fakturan: kunden går inte att nå.'
/** staff-invoice.collectionOther */ export const collectionOther = () => 'Inkassobolaget har lämnat tillbaka fakturan utan att säga varför.'
/** staff-invoice.markReturnedText */ export const markReturnedText = () => 'Kunden ser att adressen är fel och uppmanas kontakta kundservice.'
/** staff-invoice.reopenText */ export const reopenText = () => 'Kunden kan betala fakturan igen.'
/** staff-invoice.transferText */ export const transferText = () => 'Det som är kvar betalas inte längre till oss. Det går inte att ångra.'
/** staff-invoice.endText */ export const endText = () => 'Det som är kvar skrivs av. Det går inte att ångra.'
/** staff-invoice.done */ export const done = () => 'Klart.'
/** staff-invoice.changed */ export const changed = () => 'Fakturan har ändrats sedan du öppnade den. Kontrollera den och försök igen.'
/** staff-invoice.beingPaid */ export const beingPaid = () => 'Kunden betalar fakturan just nu. Vänta tills betalningen är klar.'
/** staff-invoice.tooMuch */ export const tooMuch = () => 'Beloppet är större än vad som är kvar att betala.'
/** staff-invoice.credit */ export const credit = () => 'Kreditera'
/** staff-invoice.creditText */ export const creditText = () => 'Kunden får en kreditfaktura med mejl. Beloppet dras av från det som är kvar att betala. Det går inte att ångra.'
/** staff-invoice.creditAmount */ export const creditAmount = () => 'Belopp att kreditera, kronor'
/** staff-invoice.creditReason */ export const creditReason = () => 'Anledning, som kunden läser'
/** staff-invoice.creditConfirm */ export const creditConfirm = () => 'Kreditera fakturan'
/** staff-invoice.reminderFee */ export const reminderFee = (p: { readonly fee: Value }) => `Kunden har godkänt en påminnelseavgift på ${p.fee}`
