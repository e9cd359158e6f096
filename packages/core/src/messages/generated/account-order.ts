// Compiled from the JSON catalogues by `pnpm messages`.
import { type Value } from '../message.js'
/** account-order.summary */ export const summary = () => 'Följ, avbryt och köp om.'
/** account-order.underWay */ export const underWay = () => 'Pågående'
/** account-order.earlier */ export const earlier = () => 'Tidigare'
/** account-order.emptyText */ export const emptyText = () => 'När du har handlat ser du dina ordrar här.'
/** account-order.shop */ export const shop = () => 'Till sortimentet'
/** account-order.order */ export const order = (p: { readonly orderNumber: Value }) => `Order ${p.orderNumber}`
/** account-order.placed */ export const placed = (p: { readonly day: Value }) => `Beställd ${p.day}`
/** account-order.more */ export const more = (p: { readonly goods: Value; readonly count: Value }) => `${p.goods} och ${p.count} till`
/** account-order.pieces */ export const pieces = (p: { readonly count: Value; readonly goods: Value }) => `${p.count} st ${p.goods}`
/** account-order.status */ export const status = () => 'Status'
/** account-order.ahead */ export const ahead = () => 'kommer senare'
/** account-order.lines */ export const lines = () => 'Varor'
/** account-order.perPiece */ export const perPiece = (p: { readonly count: Value; readonly price: Value }) => `${p.count} st à ${p.price}`
/** account-order.trackingNumber */ export const trackingNumber = () => 'Kollinummer'
/** account-order.track */ export const track = () => 'Följ paketet'
/** account-order.parcels */ export const parcels = () => 'Skickade paket'
/** account-order.parcelSent */ export const parcelSent = (p: { readonly day: Value }) => `Skickat ${p.day}`
/** account-order.trackNumber */ export const trackNumber = (p: { readonly number: Value }) => `Följ paket ${p.number}`
/** account-order.giftCards */ export const giftCards = () => 'Presentkort'
/** account-order.giftCard.you */ export const giftCardYou = (p: { readonly day: Value }) => `Skickat till dig ${p.day}, att skriva ut`
/** account-order.giftCard.youNext */ export const giftCardYouNext = () => 'Skickas till dig strax, att skriva ut'
/** account-order.giftCard.sent */ export const giftCardSent = (p: { readonly email: Value; readonly day: Value }) => `Skickat till ${p.email} ${p.day}`
/** account-order.giftCard.next */ export const giftCardNext = (p: { readonly email: Value; readonly day: Value }) => `Skickas till ${p.email} den ${p.day}`
/** account-order.giftCard.closed */ export const giftCardClosed = () => 'Återbetalat och stängt'
/** account-order.giftCard.print */ export const giftCardPrint = () => 'Skriv ut (PDF)'
/** account-order.giftCard.printCard */ export const giftCardPrintCard = (p: { readonly amount: Value }) => `Skriv ut (PDF): presentkort på ${p.amount}`
/** account-order.giftCard.printLogIn */ export const giftCardPrintLogIn = () => 'För din säkerhet behöver du logga in igen för att skriva ut presentkort.'
/** account-order.giftCard.resend */ export const giftCardResend = () => 'Skicka igen'
/** account-order.giftCard.resendCard */ export const giftCardResendCard = (p: { readonly amount: Value }) => `Skicka igen: presentkort på ${p.amount}`
/** account-order.giftCard.resent */ export const giftCardResent = () => 'Presentkortet skickas igen till samma adress.'
/** account-order.letters */ export const letters = () => 'Mejl om ordern'
/** account-order.letterSent */ export const letterSent = (p: { readonly letter: Value; readonly when: Value }) => `${p.letter}, skickat ${p.when}`
/** account-order.letterWaiting */ export const letterWaiting = (p: { readonly letter: Value }) => `${p.letter}, skickas strax`
/** account-order.lettersTo */ export const lettersTo = (p: { readonly email: Value }) => `Mejlen går till ${p.email}.`
/** account-order.actions */ export const actions = () => 'Ändra eller köp om'
/** account-order.cancel */ export const cancel = () => 'Avbryt ordern'
/** account-order.cancelText */ export const cancelText = () => 'Hela ordern avbryts och det går inte att ångra. Pengar som är reserverade släpps, och presentkort får tillbaka sitt belopp.'
/** account-order.cancelConfirm */ export const cancelConfirm = () => 'Ja, avbryt ordern'
/** account-order.cancelled */ export const cancelled = () => 'Ordern är avbruten. Inga pengar dras.'
/** account-order.buyAgain */ export const buyAgain = () => 'Köp igen'
/** account-order.bought */ export const bought = () => 'Varorna ligger i varukorgen.'
/** account-order.boughtSome */ export const boughtSome = () => 'En del av varorna ligger i varukorgen.'
/** account-order.boughtNone */ export const boughtNone = () => 'Inget kunde läggas i varukorgen.'
/** account-order.toCheckout */ export const toCheckout = () => 'Till kassan'
/** account-order.left.sold-out */ export const leftSoldOut = (p: { readonly goods: Value }) => `${p.goods} är slut eller säljs inte längre.`
/** account-order.left.lenses */ export const leftLenses = (p: { readonly goods: Value }) => `${p.goods} har slipade glas. Välj glas igen, så att styrkorna stämmer.`
/** account-order.left.limit */ export const leftLimit = (p: { readonly goods: Value }) => `${p.goods} finns inte i så många exemplar som du köpte.`
/** account-order.withdraw */ export const withdraw = () => 'Ångra köpet'
/** account-order.receipt */ export const receipt = () => 'Kvitto (PDF)'
/** account-order.ready */ export const ready = () => 'Redo att hämta'
/** account-order.readyUntil */ export const readyUntil = (p: { readonly day: Value }) => `Hämta senast ${p.day}`
/** account-order.readyLapsed */ export const readyLapsed = (p: { readonly day: Value }) => `Sista dagen att hämta var ${p.day}. Ring butiken om du fortfarande vill hämta.`
/** account-order.readyIn */ export const readyIn = (p: { readonly store: Value }) => `Redo att hämta i ${p.store}`
/** account-order.readyInUntil */ export const readyInUntil = (p: { readonly store: Value; readonly day: Value; readonly code: Value }) => `Hämta i ${p.store} senast ${p.day}. Kod: ${p.code}`
/** account-order.readyCode */ export const readyCode = () => 'Din kod'
/** account-order.readyBring */ export const readyBring = () => 'Visa koden i butiken.'
/** account-order.readyStore */ export const readyStore = (p: { readonly store: Value }) => `Vägbeskrivning till ${p.store}`
/** account-order.homeUnderWay */ export const homeUnderWay = () => 'Dina pågående ordrar'
