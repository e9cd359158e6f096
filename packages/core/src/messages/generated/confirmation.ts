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
