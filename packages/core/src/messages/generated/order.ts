// Compiled from the JSON catalogues by `pnpm messages`.
import { message, type Value } from '../message.js'
/** order.status.1 */ export const status1 = /* @__PURE__ */ message('order.status.1', () => 'Behandlas')
/** order.status.2 */ export const status2 = /* @__PURE__ */ message('order.status.2', () => 'Levererad')
/** order.status.3 */ export const status3 = /* @__PURE__ */ message('order.status.3', () => 'Avbruten')
/** order.state.handled */ export const stateHandled = /* @__PURE__ */ message('order.state.handled', () => 'Behandlas')
/** order.state.control */ export const stateControl = /* @__PURE__ */ message('order.state.control', () => 'Kontrolleras')
/** order.state.controlled */ export const stateControlled = /* @__PURE__ */ message('order.state.controlled', () => 'Kontrollerad')
/** order.state.sent */ export const stateSent = /* @__PURE__ */ message('order.state.sent', () => 'Skickad')
/** order.state.paused */ export const statePaused = /* @__PURE__ */ message('order.state.paused', () => 'Pausad')
/** order.etaPaused */ export const etaPaused = () => 'Leveransen är pausad. Vi hör av oss när den går vidare.'
/** order.state.stopped */ export const stateStopped = /* @__PURE__ */ message('order.state.stopped', () => 'Stoppad')
/** order.state.frozen */ export const stateFrozen = /* @__PURE__ */ message('order.state.frozen', () => 'Fryst')
/** order.state.cancelled */ export const stateCancelled = /* @__PURE__ */ message('order.state.cancelled', () => 'Avbruten')
/** order.step.placed */ export const stepPlaced = () => 'Beställd'
/** order.step.ready */ export const stepReady = () => 'Redo att hämta'
/** order.step.collected */ export const stepCollected = () => 'Hämtad'
/** order.step.sentBack */ export const stepSentBack = () => 'Inte hämtad, skickad tillbaka'
/** order.shipping.sent */ export const shippingSent = /* @__PURE__ */ message('order.shipping.sent', () => 'Skickad')
/** order.shipping.cancelled */ export const shippingCancelled = /* @__PURE__ */ message('order.shipping.cancelled', () => 'Leverans avbruten')
/** order.return.pending */ export const returnPending = /* @__PURE__ */ message('order.return.pending', () => 'Retur väntar')
/** order.return.confirmed */ export const returnConfirmed = /* @__PURE__ */ message('order.return.confirmed', () => 'Retur bekräftad')
/** order.sentMail.subject */ export const sentMailSubject = (p: { readonly orderNumber: Value }) => `Din beställning ${p.orderNumber} är på väg`
/** order.sentMail.title */ export const sentMailTitle = () => 'Din beställning är på väg'
/** order.sentMail.intro */ export const sentMailIntro = (p: { readonly orderNumber: Value }) => `Vi har skickat din beställning ${p.orderNumber}.`
/** order.sentMail.introStore */ export const sentMailIntroStore = (p: { readonly orderNumber: Value; readonly store: Value }) => `Din beställning ${p.orderNumber} är på väg till ${p.store}. När den kan hämtas får du ett mejl och ett sms med en kod.`
/** order.sentMail.introPart */ export const sentMailIntroPart = (p: { readonly orderNumber: Value }) => `Vi har skickat en del av din beställning ${p.orderNumber}. Resten kommer i ett eget paket.`
/** order.sentMail.track */ export const sentMailTrack = () => 'Följ paketet'
/** order.sentMail.trackingNumber */ export const sentMailTrackingNumber = (p: { readonly number: Value }) => `Kollinummer: ${p.number}`
/** order.sentMail.moneyLater */ export const sentMailMoneyLater = () => 'Beloppet som är reserverat dras när resten skickas.'
/** order.sentMail.moneyPart */ export const sentMailMoneyPart = () => 'Beloppet för paketet dras nu. Resten av det som är reserverat dras när resten skickas.'
/** order.sentMail.money */ export const sentMailMoney = () => 'Beloppet som var reserverat dras nu.'
/** order.cancelledMail.subject */ export const cancelledMailSubject = (p: { readonly orderNumber: Value }) => `Din beställning ${p.orderNumber} är avbruten`
/** order.cancelledMail.title */ export const cancelledMailTitle = () => 'Din beställning är avbruten'
/** order.cancelledMail.intro */ export const cancelledMailIntro = () => 'Inget skickas, och du behöver inte göra något mer.'
/** order.cancelledMail.money */ export const cancelledMailMoney = () => 'Ett reserverat belopp släpps och dras inte. Det du betalade med presentkort finns på kortet igen.'
/** order.cancelledMail.reserved */ export const cancelledMailReserved = (p: { readonly amount: Value; readonly means: Value }) => `${p.amount} var reserverat hos ${p.means}. Beloppet släpps och dras inte.`
/** order.cancelledMail.card */ export const cancelledMailCard = (p: { readonly amount: Value }) => `${p.amount} från ditt presentkort finns på kortet igen.`
/** order.cancelledMail.shop */ export const cancelledMailShop = () => 'Till Klarsikt'
/** order.linesCancelledMail.subject */ export const linesCancelledMailSubject = (p: { readonly orderNumber: Value }) => `En del av din beställning ${p.orderNumber} är avbruten`
/** order.linesCancelledMail.title */ export const linesCancelledMailTitle = () => 'En del av din beställning är avbruten'
/** order.linesCancelledMail.intro */ export const linesCancelledMailIntro = (p: { readonly orderNumber: Value }) => `De här varorna i din beställning ${p.orderNumber} skickas inte:`
/** order.linesCancelledMail.rest */ export const linesCancelledMailRest = () => 'Resten av beställningen kommer som vanligt.'
/** order.linesCancelledMail.closed */ export const linesCancelledMailClosed = () => 'Det andra i beställningen är redan skickat, så nu kommer inget mer.'
/** order.refundMail.subject */ export const refundMailSubject = (p: { readonly orderNumber: Value }) => `Vi betalar tillbaka för din beställning ${p.orderNumber}`
/** order.refundMail.intro */ export const refundMailIntro = (p: { readonly amount: Value; readonly orderNumber: Value }) => `Vi betalar tillbaka ${p.amount} för din beställning ${p.orderNumber}. Pengarna går tillbaka till det du betalade med:`
/** order.refundMail.to */ export const refundMailTo = (p: { readonly means: Value; readonly amount: Value }) => `${p.means}: ${p.amount}`
/** order.refundMail.when */ export const refundMailWhen = () => 'Hur snart du ser pengarna beror på banken, oftast inom några dagar.'
/** order.refundMail.card */ export const refundMailCard = () => 'Beloppet finns redan på presentkortet.'
/** order.refundMail.open */ export const refundMailOpen = () => 'Visa ordern'
/** order.letter.refunded */ export const letterRefunded = () => 'Besked om återbetalning'
/** order.letter.cancelled */ export const letterCancelled = () => 'Besked om att ordern är avbruten'
/** order.letter.linesCancelled */ export const letterLinesCancelled = () => 'Besked om att en del är avbruten'
/** order.letter.confirmation */ export const letterConfirmation = () => 'Orderbekräftelse'
/** order.letter.giftCard */ export const letterGiftCard = () => 'Presentkort'
/** order.letter.giftCardDelivered */ export const letterGiftCardDelivered = () => 'Besked om att presentkortet är skickat'
/** order.letter.sent */ export const letterSent = () => 'Besked om att paketet är skickat'
/** order.number */ export const number = () => 'Ordernummer'
/** order.date */ export const date = () => 'Orderdatum'
/** order.shipmentMethod */ export const shipmentMethod = () => 'Leveranssätt'
/** order.total */ export const total = () => 'Totalpris'
/** order.pricePerItem */ export const pricePerItem = () => 'Pris per styck'
/** order.return.start */ export const returnStart = () => 'Returnera'
/** order.return.reason */ export const returnReason = () => 'Orsak till returen'
/** order.return.done */ export const returnDone = (p: { readonly email: Value }) => `Din retur är registrerad. Vi har mejlat en returfraktsedel till ${p.email}.`
/** order.return.windowClosed */ export const returnWindowClosed = () => 'Tiden för retur har gått ut.'
/** order.readyMail.subject */ export const readyMailSubject = (p: { readonly orderNumber: Value }) => `Din beställning ${p.orderNumber} kan hämtas`
/** order.readyMail.title */ export const readyMailTitle = () => 'Din beställning kan hämtas'
/** order.readyMail.intro */ export const readyMailIntro = (p: { readonly orderNumber: Value; readonly store: Value }) => `Varorna i din beställning ${p.orderNumber} ligger framme i ${p.store}.`
/** order.readyMail.code */ export const readyMailCode = () => 'Din kod'
/** order.readyMail.bring */ export const readyMailBring = () => 'Visa koden i butiken. Det belopp som är reserverat dras först när du hämtar.'
/** order.readyMail.bringPaid */ export const readyMailBringPaid = () => 'Visa koden i butiken. Beställningen är betald.'
/** order.readyMail.untilPaid */ export const readyMailUntilPaid = (p: { readonly day: Value }) => `Du kan hämta till och med ${p.day}. Hinner du inte, hör av dig till butiken innan dess.`
/** order.readyMail.until */ export const readyMailUntil = (p: { readonly day: Value }) => `Du kan hämta till och med ${p.day}. Därefter går varorna tillbaka, och det som är reserverat släpps.`
/** order.readyMail.store */ export const readyMailStore = () => 'Öppettider och vägbeskrivning'
/** order.ready.sms */ export const readySms = (p: { readonly store: Value; readonly orderNumber: Value; readonly day: Value; readonly code: Value }) => `${p.store}: Din beställning ${p.orderNumber} kan hämtas till och med ${p.day}. Kod: ${p.code}`
/** order.letter.ready */ export const letterReady = () => 'Klar att hämta'
