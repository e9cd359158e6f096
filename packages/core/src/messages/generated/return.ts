// Compiled from the JSON catalogues by `pnpm messages`.
import { type Value } from '../message.js'
/** return.intro */ export const intro = () => 'Välj vad du vill skicka tillbaka. Du får pengarna tillbaka när vi har tagit emot varorna.'
/** return.lines */ export const lines = () => 'Varor i ordern'
/** return.choose */ export const choose = (p: { readonly name: Value }) => `Returnera ${p.name}`
/** return.quantity */ export const quantity = () => 'Antal att returnera'
/** return.quantityNone */ export const quantityNone = () => 'Returneras inte'
/** return.quantityOf */ export const quantityOf = (p: { readonly count: Value; readonly all: Value }) => `${p.count} av ${p.all}`
/** return.reason */ export const reason = () => 'Orsak'
/** return.reason.none */ export const reasonNone = () => 'Vill inte ange'
/** return.reason.regret */ export const reasonRegret = () => 'Jag har ångrat mig'
/** return.reason.fit */ export const reasonFit = () => 'Den passar inte'
/** return.reason.different */ export const reasonDifferent = () => 'Den ser inte ut som på bilden'
/** return.reason.damaged */ export const reasonDamaged = () => 'Den är trasig'
/** return.reason.wrong */ export const reasonWrong = () => 'Jag har fått fel vara'
/** return.reason.other */ export const reasonOther = () => 'Annat'
/** return.state.none */ export const stateNone = () => 'Retur avbruten'
/** return.until */ export const until = (p: { readonly day: Value }) => `Kan returneras till och med ${p.day}`
/** return.made */ export const made = (p: { readonly day: Value }) => `Slipas efter ditt recept och har ingen lagstadgad ångerrätt. Vårt öppna köp gäller till och med ${p.day}.`
/** return.withFrame */ export const withFrame = () => 'Glasen följer med bågen tillbaka.'
/** return.withFrameMade */ export const withFrameMade = (p: { readonly day: Value }) => `Slipade glas har ingen lagstadgad ångerrätt, men vårt öppna köp gäller till och med ${p.day}. De följer med bågen tillbaka.`
/** return.withFrameLate */ export const withFrameLate = (p: { readonly day: Value }) => `Tiden för öppet köp av de slipade glasen gick ut ${p.day}. Är det fel på dem kan du reklamera i tre år: kontakta kundservice.`
/** return.giftCard */ export const giftCard = () => 'Presentkort ångrar du genom att meddela oss, så länge de inte har använts.'
/** return.returned */ export const returned = () => 'Allt är redan returnerat.'
/** return.tooLate */ export const tooLate = (p: { readonly day: Value }) => `Tiden för retur gick ut ${p.day}. Är det fel på varan kan du reklamera i tre år: kontakta kundservice.`
/** return.notSent */ export const notSent = () => 'Ordern är inte skickad än. Innan den är skickad kan du avbryta den i stället.'
/** return.nothing */ export const nothing = () => 'Det finns inget i ordern att returnera.'
/** return.submit */ export const submit = () => 'Registrera returen'
/** return.ways */ export const ways = () => 'Så skickar du tillbaka'
/** return.wayPost */ export const wayPost = () => 'Skriv ut returfraktsedeln, sätt den på paketet och lämna det hos ett ombud. Frakten är betald.'
/** return.wayStore */ export const wayStore = () => 'Eller lämna varorna i någon av våra butiker och visa koden på returfraktsedeln.'
/** return.registered */ export const registered = (p: { readonly number: Value }) => `Din retur ${p.number} är registrerad. Vi har mejlat dig en bekräftelse.`
/** return.label */ export const label = () => 'Hämta returfraktsedeln'
/** return.title */ export const title = (p: { readonly number: Value }) => `Retur ${p.number}`
/** return.previous */ export const previous = () => 'Dina returer av ordern'
/** return.amountExpected */ export const amountExpected = () => 'Du får tillbaka'
/** return.amountPaid */ export const amountPaid = () => 'Återbetalas'
/** return.registeredAt */ export const registeredAt = () => 'Registrerad'
/** return.receivedAt */ export const receivedAt = () => 'Mottagen'
/** return.refundedAt */ export const refundedAt = () => 'Återbetald'
/** return.toReturn */ export const toReturn = () => 'Tillbaka till ordern'
/** return.cancel */ export const cancel = () => 'Avbryt returen'
/** return.cancelConfirm */ export const cancelConfirm = (p: { readonly number: Value }) => `Ja, avbryt returen ${p.number}`
/** return.cancelled */ export const cancelled = (p: { readonly number: Value }) => `Returen ${p.number} är avbruten.`
/** return.freightHint */ export const freightHint = () => 'Returnerar du hela ordern får du även tillbaka frakten.'
/** return.problem */ export const problem = () => 'Välj minst en vara att returnera.'
/** return.withdraw */ export const withdraw = () => 'Ångra hela köpet i stället'
/** return.withdrawHint */ export const withdrawHint = () => 'Du kan också meddela oss att du ångrar köpet, utan att välja varor.'
/** return.outcome.restock */ export const outcomeRestock = () => 'Åter i lager'
/** return.outcome.scrap */ export const outcomeScrap = () => 'Kasserad'
/** return.registeredMail.subject */ export const registeredMailSubject = (p: { readonly number: Value }) => `Din retur ${p.number} är registrerad`
/** return.registeredMail.intro */ export const registeredMailIntro = (p: { readonly orderNumber: Value }) => `Vi har registrerat din retur av order ${p.orderNumber}.`
/** return.registeredMail.next */ export const registeredMailNext = () => 'Skriv ut returfraktsedeln på Mina sidor, sätt den på paketet och lämna det hos ett ombud. Frakten är betald. Du kan också lämna varorna i någon av våra butiker.'
/** return.registeredMail.money */ export const registeredMailMoney = (p: { readonly amount: Value }) => `När vi har tagit emot varorna betalar vi tillbaka ${p.amount}.`
/** return.mailStep.registered */ export const mailStepRegistered = () => 'Returen är registrerad'
/** return.mailStep.handedIn */ export const mailStepHandedIn = () => 'Du lämnar tillbaka varorna'
/** return.mailStep.received */ export const mailStepReceived = () => 'Vi tar emot varorna'
/** return.mailStep.paidBack */ export const mailStepPaidBack = () => 'Pengarna betalas tillbaka'
/** return.registeredMail.open */ export const registeredMailOpen = () => 'Öppna returen'
/** return.receivedMail.subject */ export const receivedMailSubject = (p: { readonly number: Value }) => `Vi har tagit emot din retur ${p.number}`
/** return.receivedMail.intro */ export const receivedMailIntro = (p: { readonly orderNumber: Value }) => `Vi har tagit emot varor ur order ${p.orderNumber}.`
/** return.lineNotSent */ export const lineNotSent = () => 'Har inte skickats än.'
/** return.receivedMail.moneyLater */ export const receivedMailMoneyLater = (p: { readonly amount: Value }) => `Vi betalar tillbaka ${p.amount} så snart resten av beställningen har skickats, till det du betalade med.`
/** return.receivedMail.money */ export const receivedMailMoney = (p: { readonly amount: Value }) => `Vi betalar tillbaka ${p.amount} till det du betalade med. Presentkort fylls på sist.`
/** return.refundedMail.subject */ export const refundedMailSubject = (p: { readonly number: Value }) => `Vi har betalat tillbaka för din retur ${p.number}`
/** return.refundedMail.intro */ export const refundedMailIntro = (p: { readonly amount: Value; readonly orderNumber: Value }) => `Vi har betalat tillbaka ${p.amount} för din retur av order ${p.orderNumber}.`
/** return.refundedMail.when */ export const refundedMailWhen = () => 'Hur snart du ser pengarna beror på banken, oftast inom några dagar.'
/** return.goods */ export const goods = () => 'Varor'
