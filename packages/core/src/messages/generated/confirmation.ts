// Compiled from the JSON catalogues by `pnpm messages`.
import { type Value } from '../message.js'
/** checkout.confirmation */ export const confirmation = (p: { readonly email: Value }) => `Tack! Vi har skickat en orderbekräftelse till ${p.email}.`
/** checkout.waiting.title */ export const waitingTitle = () => 'Vi väntar på besked om betalningen'
/** checkout.waiting.text */ export const waitingText = () => 'Det brukar ta några sekunder. Du kan lämna sidan: vi mejlar dig så snart betalningen är klar.'
/** checkout.waiting.order */ export const waitingOrder = (p: { readonly orderNumber: Value; readonly amount: Value }) => `Ordernummer ${p.orderNumber}, ${p.amount}`
/** checkout.waiting.checked */ export const waitingChecked = () => 'Inget besked än. Vi frågar igen.'
/** checkout.waiting.long */ export const waitingLong = () => 'Det tar längre tid än vanligt. Betala inte en gång till: vi mejlar dig så snart vi vet.'
/** checkout.waiting.lost */ export const waitingLost = () => 'Vi får inget svar just nu, men fortsätter att fråga.'
/** checkout.waiting.check */ export const waitingCheck = () => 'Fråga nu'
/** checkout.thanks */ export const thanks = (p: { readonly name: Value }) => `Tack för din order, ${p.name}!`
/** checkout.lines */ export const lines = () => 'Det här har du köpt'
/** checkout.deliverTo */ export const deliverTo = () => 'Levereras till'
/** checkout.pickUpAt */ export const pickUpAt = (p: { readonly store: Value }) => `Hämtas i ${p.store}`
/** checkout.next */ export const next = () => 'Vad händer nu?'
/** checkout.next.mail */ export const nextMail = (p: { readonly email: Value }) => `En orderbekräftelse med köpvillkor och ångerblankett är på väg till ${p.email}.`
/** checkout.next.made */ export const nextMade = () => 'Glasen slipas efter ditt recept och kontrolleras av en optiker.'
/** checkout.next.sent */ export const nextSent = (p: { readonly eta: Value }) => `Du får ett mejl när ordern skickas. ${p.eta}.`
/** checkout.next.collect */ export const nextCollect = (p: { readonly store: Value; readonly eta: Value }) => `Du får ett mejl när ordern är på väg till ${p.store}. ${p.eta}.`
/** checkout.next.charged */ export const nextCharged = () => 'Pengarna dras när vi skickar ordern.'
/** confirmation.staffOrder */ export const staffOrder = () => 'Öppna ordern'
/** checkout.elsewhere.paidTitle */ export const elsewherePaidTitle = () => 'Betalningen är klar'
/** checkout.elsewhere.paid */ export const elsewherePaid = (p: { readonly orderNumber: Value; readonly email: Value }) => `Din order ${p.orderNumber} är lagd. Orderbekräftelsen är på väg till ${p.email}.`
/** checkout.elsewhere.paidUnknown */ export const elsewherePaidUnknown = (p: { readonly orderNumber: Value }) => `Din order ${p.orderNumber} är lagd. Orderbekräftelsen kommer med mejl.`
/** checkout.elsewhere.pendingTitle */ export const elsewherePendingTitle = () => 'Vi väntar på besked om betalningen'
/** checkout.elsewhere.pending */ export const elsewherePending = (p: { readonly orderNumber: Value; readonly email: Value }) => `Betalningen för order ${p.orderNumber} är inte klar än. Betala inte en gång till: vi mejlar ${p.email} så snart vi vet.`
/** checkout.elsewhere.pendingUnknown */ export const elsewherePendingUnknown = (p: { readonly orderNumber: Value }) => `Betalningen för order ${p.orderNumber} är inte klar än. Betala inte en gång till: vi mejlar dig så snart vi vet.`
/** checkout.elsewhere.endedTitle */ export const elsewhereEndedTitle = () => 'Köpet är inte betalt'
/** checkout.elsewhere.ended */ export const elsewhereEnded = () => 'Betalningen gick inte igenom, och inga pengar är dragna. Gå tillbaka till webbläsaren där du började köpet: där finns din varukorg kvar.'
/** checkout.elsewhere.unknownTitle */ export const elsewhereUnknownTitle = () => 'Vi hittar inte betalningen här'
/** checkout.elsewhere.unknown */ export const elsewhereUnknown = () => 'Har du betalat skickar vi orderbekräftelsen med mejl. Gå annars tillbaka till webbläsaren där du började köpet: där finns din varukorg kvar.'
/** checkout.elsewhere.why */ export const elsewhereWhy = () => 'Du har kommit tillbaka i en annan webbläsare än den du handlade i. Av omsorg om dina uppgifter visar vi inte mer av ordern här.'
/** checkout.elsewhere.logIn */ export const elsewhereLogIn = () => 'Logga in, eller skapa ett konto med samma e-postadress, så ser du ordern på Mina sidor.'
/** checkout.elsewhere.check */ export const elsewhereCheck = () => 'Fråga igen'
/** confirmation.elsewhereTitle */ export const elsewhereTitle = () => 'Bekräftelsen visas i webbläsaren du handlade i'
/** confirmation.elsewhere */ export const elsewhere = () => 'Allt om ordern står också i orderbekräftelsen som vi skickar med mejl.'
