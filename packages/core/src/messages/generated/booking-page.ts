// Compiled from the JSON catalogues by `pnpm messages`.
import { type Value } from '../message.js'
/** bookingPage.title */ export const title = () => 'Din bokning'
/** bookingPage.title.requested */ export const titleRequested = () => 'Ditt förslag'
/** bookingPage.reference */ export const reference = () => 'Bokningsnummer'
/** bookingPage.visit */ export const visit = () => 'Besöket'
/** bookingPage.person */ export const person = () => 'Uppgifter'
/** bookingPage.confirmed */ export const confirmed = () => 'Tack, din tid är bokad!'
/** bookingPage.confirmedText */ export const confirmedText = (p: { readonly email: Value }) => `Vi har mejlat en bekräftelse till ${p.email}. Spara länken till den här sidan, så kan du ändra eller avboka här.`
/** bookingPage.unconfirmed */ export const unconfirmed = () => 'Vi väntar på besked från butikens bokningssystem'
/** bookingPage.unconfirmedText */ export const unconfirmedText = (p: { readonly when: Value; readonly email: Value }) => `Din tid ${p.when} är inte bekräftad än. Du behöver inte göra något: vi mejlar ${p.email} så snart vi vet.`
/** bookingPage.unconfirmedMove */ export const unconfirmedMove = (p: { readonly when: Value }) => `Vi väntar på besked om tiden ${p.when}. Tills dess gäller tiden nedan. Du får besked med e-post.`
/** bookingPage.requested */ export const requested = (p: { readonly store: Value }) => `Ditt förslag är skickat till ${p.store}. Butiken svarar så snart den kan.`
/** bookingPage.freeUntil */ export const freeUntil = (p: { readonly time: Value; readonly fee: Value }) => `Du kan av- eller omboka kostnadsfritt till och med ${p.time}. Därefter kostar det ${p.fee}.`
/** bookingPage.freeUntilVisit */ export const freeUntilVisit = () => 'Du kan av- eller omboka kostnadsfritt ända fram till besöket.'
/** bookingPage.feeNow */ export const feeNow = (p: { readonly fee: Value }) => `Det är mindre än 24 timmar kvar till besöket. Att av- eller omboka kostar nu ${p.fee}.`
/** bookingPage.change */ export const change = () => 'Ändra tid eller butik'
/** bookingPage.changeHeading */ export const changeHeading = () => 'Välj en ny tid'
/** bookingPage.confirmHeading */ export const confirmHeading = () => 'Stämmer den nya tiden?'
/** bookingPage.oldTime */ export const oldTime = () => 'Tiden du har'
/** bookingPage.newTime */ export const newTime = () => 'Ny tid'
/** bookingPage.newPrice */ export const newPrice = () => 'Nytt pris'
/** bookingPage.revisitUntil */ export const revisitUntil = (p: { readonly day: Value }) => `Återbesöket är kostnadsfritt till och med ${p.day}. Senare kostar det som ett vanligt besök för medlemmar.`
/** bookingPage.includedFrom */ export const includedFrom = (p: { readonly day: Value }) => `Undersökningen ingår i abonnemanget från ${p.day}. På en tidigare dag kostar den som ett vanligt besök för medlemmar.`
/** bookingPage.timeAt */ export const timeAt = (p: { readonly when: Value; readonly store: Value }) => `${p.when}, ${p.store}`
/** bookingPage.rebook */ export const rebook = () => 'Boka på nytt'
/** bookingPage.keep */ export const keep = () => 'Behåll tiden som den är'
/** bookingPage.move */ export const move = () => 'Ändra till tiden'
/** bookingPage.acceptFee */ export const acceptFee = (p: { readonly fee: Value }) => `Jag godkänner avgiften på ${p.fee}.`
/** bookingPage.cancel */ export const cancel = () => 'Avboka tiden'
/** bookingPage.cancelHint */ export const cancelHint = () => 'Tiden blir ledig för någon annan. Du får en bekräftelse med e-post.'
/** bookingPage.cancelFree */ export const cancelFree = () => 'Det kostar ingenting.'
/** bookingPage.cancelConfirm */ export const cancelConfirm = () => 'Ja, avboka'
/** bookingPage.cancelConfirmFee */ export const cancelConfirmFee = (p: { readonly fee: Value }) => `Ja, avboka för ${p.fee}`
/** bookingPage.cancelRequest */ export const cancelRequest = () => 'Ta tillbaka förslaget'
/** bookingPage.moved */ export const moved = () => 'Din tid är ändrad. Vi har mejlat en ny bekräftelse.'
/** bookingPage.rebooked */ export const rebooked = () => 'Din tid är bokad på nytt. Vi har mejlat en bekräftelse.'
/** bookingPage.cancelled */ export const cancelled = () => 'Din tid är avbokad. Vi har mejlat en bekräftelse.'
/** bookingPage.over */ export const over = () => 'Besöket går inte längre att ändra här. Ring butiken om något behöver rättas.'
/** bookingPage.suggested */ export const suggested = () => 'Föreslagen tid'
/** bookingPage.call */ export const call = (p: { readonly phone: Value }) => `Ring butiken: ${p.phone}`
/** bookingPage.own */ export const own = () => 'Mina bokningar'
/** bookingPage.ownEmpty */ export const ownEmpty = () => 'Du har inga bokade tider.'
/** bookingPage.ownEarlier */ export const ownEarlier = () => 'Tidigare'
/** bookingPage.show */ export const show = () => 'Visa bokningen'
/** bookingPage.new */ const new_ = () => 'Boka en ny tid'
export { new_ as new }
/** bookingPage.fee */ export const fee = () => 'Avgift'
/** bookingPage.back */ export const back = () => 'Tillbaka till bokningen'
