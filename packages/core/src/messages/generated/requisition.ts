// Compiled from the JSON catalogues by `pnpm messages`.
import { type Value } from '../message.js'
/** requisition.titleAsked */ export const titleAsked = () => 'Godkänn en synundersökning'
/** requisition.titleApprove */ export const titleApprove = () => 'Vill du godkänna?'
/** requisition.titleReject */ export const titleReject = () => 'Vill du avslå?'
/** requisition.titleApproved */ export const titleApproved = () => 'Rekvisitionen är godkänd'
/** requisition.titleRejected */ export const titleRejected = () => 'Rekvisitionen är avslagen'
/** requisition.titleExpired */ export const titleExpired = () => 'Länken gäller inte längre'
/** requisition.titleNotFound */ export const titleNotFound = () => 'Vi hittar ingen rekvisition'
/** requisition.asked */ export const asked = (p: { readonly employee: Value }) => `${p.employee} har bokat en synundersökning och angett dig som chef.`
/** requisition.approve */ export const approve = () => 'Ja, godkänn'
/** requisition.reject */ export const reject = () => 'Ja, avslå'
/** requisition.back */ export const back = () => 'Tillbaka'
/** requisition.approveText */ export const approveText = (p: { readonly company: Value; readonly price: Value; readonly reference: Value }) => `${p.company} får en faktura på ${p.price} efter besöket, med referensen ${p.reference}. Du kan inte ändra dig efteråt.`
/** requisition.rejectText */ export const rejectText = (p: { readonly company: Value; readonly employee: Value }) => `${p.company} får ingen faktura. ${p.employee} betalar undersökningen själv eller avbokar utan avgift. Du kan inte ändra dig efteråt.`
/** requisition.approved */ export const approved = (p: { readonly company: Value; readonly employee: Value }) => `Vi fakturerar ${p.company} efter besöket. Bekräftelsen har gått till dig och ${p.employee} via mejl.`
/** requisition.rejected */ export const rejected = (p: { readonly employee: Value }) => `Vi har meddelat ${p.employee}. Bekräftelsen har gått till er båda via mejl.`
/** requisition.used */ export const used = () => 'Besöket är gjort och företaget är fakturerat.'
/** requisition.expired */ export const expired = () => 'Tiden för att svara har gått ut. Be medarbetaren skicka en ny länk från sin bokning.'
/** requisition.notFound */ export const notFound = () => 'Kontrollera att hela länken från mejlet kom med. Medarbetaren kan ha skickat en ny länk, då gäller bara den.'
/** requisition.until */ export const until = () => 'Svara senast'
/** requisition.decidedOn */ export const decidedOn = () => 'Besvarad'
/** requisition.coverHeading */ export const coverHeading = () => 'Det här ingår i ert avtal'
/** requisition.coverText */ export const coverText = (p: { readonly employee: Value; readonly company: Value }) => `Behöver ${p.employee} glasögon för arbetet betalar ${p.company} dem på den här nivån.`
/** requisition.coverNone */ export const coverNone = (p: { readonly company: Value }) => `${p.company} har inget avtal med oss. Du godkänner bara undersökningen.`
/** requisition.sentOn */ export const sentOn = () => 'Skickad'
/** requisition.list */ export const list = () => 'Alla mina rekvisitioner'
/** requisition.list.title */ export const listTitle = () => 'Mina rekvisitioner'
/** requisition.list.intro */ export const listIntro = () => 'Det dina medarbetare har bett dig godkänna.'
/** requisition.list.none */ export const listNone = () => 'Du har inga rekvisitioner.'
/** requisition.list.open */ export const listOpen = () => 'Visa'
/** requisition.list.ask */ export const listAsk = () => 'Skriv den e-postadress som medarbetarna angett, så mejlar vi en länk. Den gäller i 30 minuter.'
/** requisition.list.send */ export const listSend = () => 'Skicka länken'
/** requisition.list.sent */ export const listSent = (p: { readonly email: Value }) => `Finns det rekvisitioner till ${p.email} har vi skickat en länk dit.`
/** requisition.list.bankid */ export const listBankid = () => 'Har du ett konto med samma adress kan du logga in med BankID i stället.'
/** requisition.list.login */ export const listLogin = () => 'Logga in'
/** requisition.list.gone */ export const listGone = () => 'Länken gäller inte längre. Be om en ny.'
/** requisition.booking.heading */ export const bookingHeading = () => 'Rekvisition'
/** requisition.booking.pending */ export const bookingPending = (p: { readonly until: Value }) => `Din chef har fått en länk och kan svara till och med ${p.until}.`
/** requisition.booking.draft */ export const bookingDraft = () => 'Din chef får en länk när butiken har bekräftat tiden.'
/** requisition.booking.approved */ export const bookingApproved = () => 'Företaget får fakturan. Du betalar inget i butiken.'
/** requisition.booking.rejected */ export const bookingRejected = (p: { readonly price: Value }) => `Du kan behålla tiden och betala undersökningen själv i butiken, ${p.price}. Vill du inte det avbokar du utan avgift här nedanför, ända fram till besöket.`
/** requisition.booking.rejectedPaying */ export const bookingRejectedPaying = (p: { readonly price: Value }) => `Du betalar undersökningen själv i butiken, ${p.price}.`
/** requisition.booking.expired */ export const bookingExpired = () => 'Ingen har svarat. Skicka en ny länk, annars betalar du själv i butiken.'
/** requisition.booking.used */ export const bookingUsed = () => 'Företaget är fakturerat.'
/** requisition.booking.manager */ export const bookingManager = () => 'Chefens e-postadress'
/** requisition.booking.send */ export const bookingSend = () => 'Skicka en ny länk'
/** requisition.booking.sent */ export const bookingSent = () => 'Länken är skickad. Den som skickades tidigare gäller inte längre.'
/** requisition.approveButton */ export const approveButton = () => 'Godkänn'
/** requisition.rejectButton */ export const rejectButton = () => 'Avslå'
