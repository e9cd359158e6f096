// Compiled from the JSON catalogues by `pnpm messages`.
import { type Value } from '../message.js'
/** cartHandover.title */ export const title = (p: { readonly store: Value }) => `Varor från ${p.store}`
/** cartHandover.state.sent */ export const stateSent = () => 'Överlämnad'
/** cartHandover.state.opened */ export const stateOpened = () => 'Öppnad'
/** cartHandover.state.agreed */ export const stateAgreed = () => 'Köpt'
/** cartHandover.state.withdrawn */ export const stateWithdrawn = () => 'Återtagen'
/** cartHandover.state.expired */ export const stateExpired = () => 'Utgången'
/** cartHandover.notFound */ export const notFound = () => 'Vi hittar inga varor från butiken. Kontrollera att du är inloggad på ditt eget konto.'
/** cartHandover.ended */ export const ended = () => 'Varukorgen väntar inte längre på kunden. Så här står det nu.'
/** cartHandover.emptied */ export const emptied = () => 'Kunden har tagit bort varorna ur sin varukorg. Lägg dem i butikens varukorg och för över den igen.'
/** cartHandover.waiting */ export const waiting = (p: { readonly store: Value }) => `Butiken ${p.store} har lagt varor i din varukorg. Inget är köpt förrän du godkänner och betalar i kassan.`
/** cartHandover.until */ export const until = (p: { readonly at: Value }) => `Varorna ligger kvar till ${p.at}.`
/** cartHandover.goods */ export const goods = () => 'Varor'
/** cartHandover.item */ export const item = (p: { readonly quantity: Value; readonly name: Value }) => `${p.quantity} × ${p.name}`
/** cartHandover.itemAtInterval */ export const itemAtInterval = (p: { readonly quantity: Value; readonly name: Value; readonly interval: Value }) => `${p.quantity} × ${p.name}, ${p.interval}`
/** cartHandover.toCheckout */ export const toCheckout = () => 'Till kassan'
/** cartHandover.toCart */ export const toCart = () => 'I kassan ser du vad det kostar och vilka styrkor butiken har angett.'
/** cartHandover.emptiedByYou */ export const emptiedByYou = () => 'Du har tagit bort varorna ur din varukorg. Vill du ha dem ändå? Ring butiken så lägger den dit dem igen.'
/** cartHandover.agreed */ export const agreed = () => 'Du har köpt varorna. Tack för din beställning!'
/** cartHandover.toOrder */ export const toOrder = () => 'Visa ordern'
/** cartHandover.withdrawn */ export const withdrawn = (p: { readonly store: Value }) => `Butiken ${p.store} har tagit tillbaka varorna, och de ligger inte längre i din varukorg. Inget är köpt och du behöver inte göra något.`
/** cartHandover.expired */ export const expired = (p: { readonly at: Value }) => `Varorna låg i din varukorg till ${p.at} och är nu borttagna. Inget är köpt. Styrkor kan ändras, så butiken kontrollerar dem gärna innan du beställer.`
/** cartHandover.questions */ export const questions = (p: { readonly store: Value }) => `Frågor? Ring ${p.store}:`
/** cartHandover.toShop */ export const toShop = () => 'Fortsätt handla'
/** cartHandover.staff.summary */ export const staffSummary = () => 'Varukorgar som ni har fört över till kunder, och hur det gick.'
/** cartHandover.staff.lists */ export const staffLists = () => 'Överlämnade varukorgar'
/** cartHandover.staff.withCount */ export const staffWithCount = (p: { readonly list: Value; readonly count: Value }) => `${p.list} (${p.count})`
/** cartHandover.staff.listWaiting */ export const staffListWaiting = () => 'Väntar på kunden'
/** cartHandover.staff.listAgreed */ export const staffListAgreed = () => 'Köpta'
/** cartHandover.staff.listWithdrawn */ export const staffListWithdrawn = () => 'Återtagna'
/** cartHandover.staff.listExpired */ export const staffListExpired = () => 'Utgångna'
/** cartHandover.staff.none */ export const staffNone = () => 'Inga varukorgar väntar på sina kunder.'
/** cartHandover.staff.noneHint */ export const staffNoneHint = () => 'Samla varorna i butikens varukorg, sök fram kunden och välj För över varukorgen.'
/** cartHandover.staff.noneOf */ export const staffNoneOf = (p: { readonly days: Value }) => `Det finns inga här. Listan visar de senaste ${p.days} dagarna.`
/** cartHandover.staff.toCustomers */ export const staffToCustomers = () => 'Sök en kund'
/** cartHandover.staff.customer */ export const staffCustomer = () => 'Kund'
/** cartHandover.staff.contact */ export const staffContact = () => 'Kontakt'
/** cartHandover.staff.handedOver */ export const staffHandedOver = () => 'Överlämnad'
/** cartHandover.staff.handedOverBy */ export const staffHandedOverBy = (p: { readonly at: Value; readonly employee: Value }) => `${p.at} av ${p.employee}`
/** cartHandover.staff.sentSms */ export const staffSentSms = (p: { readonly at: Value }) => `Sms ${p.at}`
/** cartHandover.staff.sentEmail */ export const staffSentEmail = (p: { readonly at: Value }) => `E-post ${p.at}`
/** cartHandover.staff.link */ export const staffLink = () => 'Senaste länk'
/** cartHandover.staff.noLink */ export const staffNoLink = () => 'Ingen länk är skickad'
/** cartHandover.staff.opened */ export const staffOpened = () => 'Öppnad'
/** cartHandover.staff.notOpened */ export const staffNotOpened = () => 'Inte än'
/** cartHandover.staff.until */ export const staffUntil = () => 'Gäller till'
/** cartHandover.staff.order */ export const staffOrder = () => 'Order'
/** cartHandover.staff.withdrawnBy */ export const staffWithdrawnBy = () => 'Återtagen'
/** cartHandover.staff.expiredAt */ export const staffExpiredAt = () => 'Gick ut'
/** cartHandover.staff.isEmptied */ export const staffIsEmptied = () => 'Kunden har tagit bort varorna ur sin varukorg.'
/** cartHandover.staff.sendSms */ export const staffSendSms = () => 'Skicka länk med sms'
/** cartHandover.staff.sendEmail */ export const staffSendEmail = () => 'Skicka länk med e-post'
/** cartHandover.staff.sendTo */ export const staffSendTo = (p: { readonly action: Value; readonly name: Value }) => `${p.action} till ${p.name}`
/** cartHandover.staff.sendHint */ export const staffSendHint = (p: { readonly tries: Value }) => `Länken leder till inloggningen. En kund får högst ${p.tries} länkar i timmen.`
/** cartHandover.staff.sendDoneSms */ export const staffSendDoneSms = (p: { readonly ending: Value }) => `Länken skickas som sms till numret som slutar på ${p.ending}.`
/** cartHandover.staff.sendDoneEmail */ export const staffSendDoneEmail = () => 'Länken skickas med e-post.'
/** cartHandover.staff.withdraw */ export const staffWithdraw = () => 'Ta tillbaka'
/** cartHandover.staff.withdrawText */ export const staffWithdrawText = () => 'Varorna tas bort ur kundens varukorg, och kundens länk säger att ni har tagit tillbaka dem. Det går inte att ångra.'
/** cartHandover.staff.withdrawConfirm */ export const staffWithdrawConfirm = () => 'Ta tillbaka varorna'
/** cartHandover.staff.withdrawOf */ export const staffWithdrawOf = (p: { readonly name: Value }) => `Ta tillbaka varorna från ${p.name}`
/** cartHandover.staff.withdrawDone */ export const staffWithdrawDone = () => 'Varorna är borttagna ur kundens varukorg.'
/** cartHandover.staff.toList */ export const staffToList = () => 'Se överlämnade varukorgar'
