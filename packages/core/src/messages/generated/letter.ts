// Compiled from the JSON catalogues by `pnpm messages`.
import { type Value } from '../message.js'
/** letter.hello */ export const hello = (p: { readonly name: Value }) => `Hej ${p.name}!`
/** letter.order */ export const order = (p: { readonly orderNumber: Value }) => `Order ${p.orderNumber}`
/** letter.guestOrder */ export const guestOrder = () => 'Du köpte utan konto. Skapa ett konto med samma e-postadress, så finns ordern på Mina sidor.'
/** letter.guestRegister */ export const guestRegister = () => 'Skapa konto'
/** letter.delivery.subject */ export const deliverySubject = (p: { readonly orderNumber: Value }) => `Leverans från ditt linsabonnemang, order ${p.orderNumber}`
/** letter.delivery.title */ export const deliveryTitle = () => 'Leverans från ditt linsabonnemang'
/** letter.delivery.received */ export const deliveryReceived = (p: { readonly orderNumber: Value }) => `Nästa leverans från ditt linsabonnemang är betald med ditt sparade betalsätt. Den har ordernummer ${p.orderNumber}.`
/** letter.delivery.sends */ export const deliverySends = (p: { readonly day: Value }) => `Vi skickar den ${p.day}.`
/** letter.giftCardWay.other */ export const giftCardWayOther = (p: { readonly goods: Value; readonly email: Value; readonly day: Value }) => `${p.goods} skickas till ${p.email} ${p.day}.`
/** letter.giftCardWay.buyer */ export const giftCardWayBuyer = (p: { readonly goods: Value }) => `${p.goods} skickas till dig med e-post i dag.`
/** letter.confirmation.subject */ export const confirmationSubject = (p: { readonly orderNumber: Value }) => `Tack för din beställning ${p.orderNumber}`
/** letter.confirmation.title */ export const confirmationTitle = () => 'Tack för din beställning'
/** letter.confirmation.received */ export const confirmationReceived = (p: { readonly orderNumber: Value }) => `Vi har tagit emot din beställning ${p.orderNumber} och börjar arbeta med den direkt.`
/** letter.confirmation.giftCard */ export const confirmationGiftCard = (p: { readonly last4: Value }) => `Presentkort •••• ${p.last4}`
/** letter.withdrawal.title */ export const withdrawalTitle = () => 'Ångerrätt'
/** letter.withdrawal.law */ export const withdrawalLaw = (p: { readonly days: Value }) => `Enligt lag är ångerrätten ${p.days} dagar från dagen då du får varan, utom för det som tillverkas efter ditt recept. Resten av tiden är vårt öppna köp.`
/** letter.withdrawal.how */ export const withdrawalHow = () => 'Du ångrar köpet med ett meddelande till kundservice, med egna ord eller med blanketten som är bifogad. Pengarna betalas tillbaka inom 14 dagar på samma sätt som du betalade.'
/** letter.terms.title */ export const termsTitle = () => 'Köpvillkor'
/** letter.terms.approved */ export const termsApproved = (p: { readonly version: Value }) => `Du har godkänt köpvillkoren, version ${p.version}.`
/** letter.terms.approvedAt */ export const termsApprovedAt = (p: { readonly version: Value; readonly url: Value }) => `Du har godkänt köpvillkoren, version ${p.version}: ${p.url}`
/** letter.terms.read */ export const termsRead = () => 'Läs köpvillkoren'
/** letter.giftCard.subject */ export const giftCardSubject = (p: { readonly count: number }) => p.count === 1 ? 'Ditt presentkort' : 'Dina presentkort'
/** letter.giftCard.intro */ export const giftCardIntro = (p: { readonly orderNumber: Value }) => `Tack för ditt köp ${p.orderNumber}. Här är numret och pinkoden, så att du kan ge bort presentkortet.`
/** letter.giftCardReceived.subject */ export const giftCardReceivedSubject = (p: { readonly brand: Value; readonly from: Value }) => `Du har fått ett presentkort hos ${p.brand} av ${p.from}`
/** letter.giftCardReceived.intro */ export const giftCardReceivedIntro = (p: { readonly count: number; readonly from: Value }) => `${p.count === 1 ? 'Presentkortet' : 'Presentkorten'} från ${p.from} finns också i bilagan, att skriva ut.`
/** letter.giftCardReceived.use */ export const giftCardReceivedUse = () => 'Det räcker till glasögon, linser och allt annat hos oss. Skriv numret och pinkoden i kassan på nätet. Du kan använda det på flera köp.'
/** letter.giftCardDelivered.subject */ export const giftCardDeliveredSubject = (p: { readonly count: number }) => p.count === 1 ? 'Presentkortet är skickat' : 'Presentkorten är skickade'
/** letter.giftCardDelivered.text */ export const giftCardDeliveredText = (p: { readonly count: number; readonly amount: Value; readonly orderNumber: Value; readonly to: Value }) => `${p.count === 1 ? `Presentkortet på ${p.amount} från din beställning ${p.orderNumber} är skickat` : `Presentkorten på sammanlagt ${p.amount} från din beställning ${p.orderNumber} är skickade`} till ${p.to}.`
/** letter.giftCardDelivered.help */ export const giftCardDeliveredHelp = () => 'Är adressen fel eller har brevet inte kommit fram? Kontakta kundservice, så skickar vi kortet igen.'
/** letter.giftCard.number */ export const giftCardNumber = () => 'Nummer'
/** letter.giftCard.pin */ export const giftCardPin = () => 'Pinkod'
/** letter.giftCard.value */ export const giftCardValue = () => 'Värde'
/** letter.giftCard.until */ export const giftCardUntil = (p: { readonly date: Value }) => `Gäller till och med ${p.date}.`
/** letter.giftCard.care */ export const giftCardCare = () => 'Den som har numret och pinkoden kan använda kortet. Spara brevet som du sparar pengar.'
/** letter.giftCard.print */ export const giftCardPrint = (p: { readonly count: number }) => `${p.count === 1 ? 'Presentkortet' : 'Presentkorten'} finns också i bilagan, att skriva ut och ge bort.`
/** letter.giftCard.one */ export const giftCardOne = () => 'Presentkort'
/** letter.giftCard.nth */ export const giftCardNth = (p: { readonly position: Value }) => `Presentkort ${p.position}`
/** letter.giftCard.balance */ export const giftCardBalance = () => 'Se vad som finns kvar på kortet'
/** letter.paymentLink.store */ export const paymentLinkStore = (p: { readonly store: Value }) => `Vår butik ${p.store}`
/** letter.paymentLink.subject */ export const paymentLinkSubject = (p: { readonly amount: Value; readonly brand: Value }) => `Betala ${p.amount} till ${p.brand}`
/** letter.paymentLink.intro */ export const paymentLinkIntro = (p: { readonly from: Value; readonly amount: Value }) => `${p.from} ber dig betala ${p.amount}.`
/** letter.paymentLink.received */ export const paymentLinkReceived = (p: { readonly amount: Value }) => `Vi har tagit emot ${p.amount}.`
/** letter.notice.legal */ export const noticeLegal = () => 'lagstadgad ångerrätt'
/** letter.notice.shop */ export const noticeShop = () => 'utan lagstadgad ångerrätt, öppet köp gäller'
/** letter.notice.late */ export const noticeLate = () => 'tiden har gått ut'
/** letter.notice.subject */ export const noticeSubject = (p: { readonly orderNumber: Value }) => `Ångrat köp, order ${p.orderNumber}`
/** letter.notice.intro */ export const noticeIntro = () => 'En kund har ångrat ett köp på webben. Bekräftelsen är skickad till kunden.'
/** letter.notice.goods */ export const noticeGoods = (p: { readonly orderNumber: Value }) => `Varor i order ${p.orderNumber}`
/** letter.notice.unknownOrder */ export const noticeUnknownOrder = () => 'Det finns ingen order med det numret. Ta reda på vilket köp kunden menar.'
/** letter.notice.sameEmail */ export const noticeSameEmail = () => 'E-postadressen är den som ordern lades med. Ångerfristen är räknad från beräknad leverans.'
/** letter.notice.otherEmail */ export const noticeOtherEmail = () => 'E-postadressen är en annan än den som ordern lades med. Kontrollera med kunden innan något betalas tillbaka.'
/** letter.steps.title */ export const stepsTitle = () => 'Vad som händer'
/** letter.step.done */ export const stepDone = () => 'Klart'
/** letter.step.ahead */ export const stepAhead = () => 'Kommer'
/** letter.step.prescription */ export const stepPrescription = () => 'Du skickar ditt recept'
/** letter.step.latest */ export const stepLatest = (p: { readonly day: Value }) => `Senast ${p.day}`
/** letter.step.arrives */ export const stepArrives = () => 'Framme hos dig'
/** letter.step.expected */ export const stepExpected = (p: { readonly days: Value }) => `Beräknat ${p.days}`
