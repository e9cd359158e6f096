// Compiled from the JSON catalogues by `pnpm messages`.
import { type Value } from '../message.js'
/** awaitedPrescription.intro */ export const intro = (p: { readonly orderNumber: Value; readonly day: Value }) => `Order ${p.orderNumber} väntar på ditt recept. Skicka en bild av det eller skriv in styrkorna senast ${p.day}.`
/** awaitedPrescription.dueText */ export const dueText = () => 'Har vi inget recept den dagen avbeställer vi ordern utan kostnad.'
/** awaitedPrescription.done */ export const done = (p: { readonly orderNumber: Value }) => `Vi har alla styrkor. Order ${p.orderNumber} går vidare.`
/** awaitedPrescription.cancelled */ export const cancelled = (p: { readonly orderNumber: Value }) => `Order ${p.orderNumber} är avbeställd. Du betalar ingenting.`
/** awaitedPrescription.toOrder */ export const toOrder = () => 'Skicka receptet'
/** awaitedPrescription.orderText */ export const orderText = (p: { readonly day: Value }) => `Ordern väntar på ditt recept. Skicka det senast ${p.day}. Leveranstiden räknas från den dag vi har det.`
/** awaitedPrescription.orderSent */ export const orderSent = () => 'Vi har fått ditt recept. En optiker skriver in det, och sedan går ordern vidare.'
/** awaitedPrescription.state.missing */ export const stateMissing = () => 'Receptet saknas'
/** awaitedPrescription.state.sent */ export const stateSent = () => 'Bilden har kommit'
/** awaitedPrescription.state.asked */ export const stateAsked = () => 'Vi behöver en ny bild'
/** awaitedPrescription.state.entered */ export const stateEntered = () => 'Styrkorna är inskrivna'
/** awaitedPrescription.sentText */ export const sentText = (p: { readonly at: Value }) => `Bilden kom ${p.at}. En optiker skriver in styrkorna. Du kan skicka en ny bild tills dess.`
/** awaitedPrescription.askedText */ export const askedText = () => 'Butiken skriver:'
/** awaitedPrescription.photo */ export const photo = () => 'Bild av receptet'
/** awaitedPrescription.photoHint */ export const photoHint = (p: { readonly mebibytes: Value }) => `JPEG, PNG, WebP eller PDF, högst ${p.mebibytes} MB. Hela receptet ska synas, med datum, styrkor och pupillavstånd.`
/** awaitedPrescription.photoSend */ export const photoSend = () => 'Skicka bilden'
/** awaitedPrescription.photoReplace */ export const photoReplace = () => 'Skicka en ny bild'
/** awaitedPrescription.photoSent */ export const photoSent = () => 'Tack! Bilden har kommit fram.'
/** awaitedPrescription.photoRequired */ export const photoRequired = () => 'Välj en bild eller en PDF.'
/** awaitedPrescription.photoType */ export const photoType = () => 'Filen går inte att läsa. Skicka en JPEG, PNG, WebP eller PDF.'
/** awaitedPrescription.photoHeic */ export const photoHeic = () => 'Bilden är i formatet HEIC, som vi inte kan läsa. Ta en skärmbild av den och skicka skärmbilden, eller välj Mest kompatibelt under Inställningar, Kamera, Format och ta bilden igen.'
/** awaitedPrescription.photoSize */ export const photoSize = (p: { readonly mebibytes: Value }) => `Filen är för stor. Den får vara högst ${p.mebibytes} MB.`
/** awaitedPrescription.privacy */ export const privacy = (p: { readonly days: Value }) => `Bilden lagras krypterad, ses bara av butikens personal och tas bort ${p.days} dagar efter att styrkorna har skrivits in.`
/** awaitedPrescription.type */ export const type = () => 'Skriv in styrkorna själv'
/** awaitedPrescription.typeSave */ export const typeSave = () => 'Spara styrkorna'
/** awaitedPrescription.typed */ export const typed = () => 'Tack! Styrkorna är sparade.'
/** awaitedPrescription.unsuitable */ export const unsuitable = (p: { readonly reason: Value }) => `${p.reason} Avbeställ utan kostnad här på sidan och beställ glas som passar, eller skicka en bild av receptet om du är osäker.`
/** awaitedPrescription.cancel */ export const cancel = () => 'Avbeställ ordern'
/** awaitedPrescription.cancelText */ export const cancelText = () => 'Hela ordern avbeställs utan kostnad. Det som är reserverat hos Klarna släpps och presentkort får tillbaka sitt belopp.'
/** awaitedPrescription.cancelConfirm */ export const cancelConfirm = () => 'Ja, avbeställ'
/** awaitedPrescription.requestLength */ export const requestLength = (p: { readonly min: Value; readonly max: Value }) => `Skriv mellan ${p.min} och ${p.max} tecken.`
/** awaitedPrescription.letter.confirmationTitle */ export const letterConfirmationTitle = () => 'Receptet saknas'
/** awaitedPrescription.letter.confirmationText */ export const letterConfirmationText = (p: { readonly day: Value }) => `Vi börjar med dina glas när vi har ditt recept, och leveranstiden räknas från den dagen. Skicka en bild av det eller skriv in styrkorna senast ${p.day}. Kommer det inget avbeställer vi ordern utan kostnad.`
/** awaitedPrescription.letter.reminderSubject */ export const letterReminderSubject = (p: { readonly orderNumber: Value }) => `Order ${p.orderNumber} väntar på ditt recept`
/** awaitedPrescription.letter.reminderText */ export const letterReminderText = (p: { readonly day: Value }) => `Vi har inte fått receptet till dina glas. Skicka en bild av det eller skriv in styrkorna senast ${p.day}. Kommer det inget avbeställer vi ordern utan kostnad.`
/** awaitedPrescription.letter.askedSubject */ export const letterAskedSubject = () => 'Vi behöver en ny bild av ditt recept'
/** awaitedPrescription.letter.askedText */ export const letterAskedText = (p: { readonly orderNumber: Value; readonly day: Value }) => `Vi kunde inte skriva in receptet till order ${p.orderNumber}. Skicka en ny bild senast ${p.day}.`
/** awaitedPrescription.letter.askedMessage */ export const letterAskedMessage = () => 'Butiken skriver mer på sidan där du skickar bilden.'
/** awaitedPrescription.letter.enteredSubject */ export const letterEnteredSubject = (p: { readonly orderNumber: Value }) => `Receptet till order ${p.orderNumber} är inskrivet`
/** awaitedPrescription.letter.enteredText */ export const letterEnteredText = () => 'Tack! Vi har skrivit in ditt recept, och ordern går vidare. Du får ett mejl när den skickas.'
/** awaitedPrescription.letter.changedText */ export const letterChangedText = (p: { readonly lens: Value }) => `Dina styrkor behöver ett annat glas än du valde. Du får ${p.lens} till samma pris.`
/** awaitedPrescription.letter.reminderName */ export const letterReminderName = () => 'Påminnelse om receptet'
/** awaitedPrescription.letter.askedName */ export const letterAskedName = () => 'Vi behöver en ny bild av receptet'
/** awaitedPrescription.letter.enteredName */ export const letterEnteredName = () => 'Receptet är inskrivet'
