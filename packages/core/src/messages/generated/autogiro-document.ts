// Compiled from the JSON catalogues by `pnpm messages`.
import { type Value } from '../message.js'
/** autogiro-document.heading */ export const heading = () => 'Medgivande till betalning via autogiro'
/** autogiro-document.payee */ export const payee = () => 'Betalningsmottagare'
/** autogiro-document.bankgiro */ export const bankgiro = () => 'Bankgiro'
/** autogiro-document.payer */ export const payer = () => 'Betalare'
/** autogiro-document.customerNumber */ export const customerNumber = () => 'Kundnummer'
/** autogiro-document.bank */ export const bank = () => 'Bank'
/** autogiro-document.account */ export const account = () => 'Konto'
/** autogiro-document.day */ export const day = () => 'Datum'
/** autogiro-document.terms */ export const terms = (p: { readonly version: Value }) => `Villkor, version ${p.version}`
/** autogiro-document.termConsent */ export const termConsent = () => 'Jag medger att belopp får dras från mitt konto på begäran av betalningsmottagaren för överföring till denne. Min bank behöver inte pröva eller meddela mig i förväg om begärda dragningar. Dragningar syns på mitt kontoutdrag. Jag kan byta konto genom att avsluta det här medgivandet och lämna ett nytt.'
/** autogiro-document.termNotice */ export const termNotice = (p: { readonly days: Value }) => `Betalningsmottagaren meddelar mig belopp, dag och betalningssätt senast ${p.days} vardagar före dagen för dragningen.`
/** autogiro-document.termCover */ export const termCover = () => 'Jag ser till att det finns pengar på kontot senast kl. 00.01 på dagen för dragningen. Finns de inte där då blir dragningen inte av, och jag betalar fakturan på annat sätt.'
/** autogiro-document.termStop */ export const termStop = () => 'Jag kan stoppa en dragning hos min bank senast två vardagar före dagen för dragningen, vid den tidpunkt som banken anger.'
/** autogiro-document.termRevoke */ export const termRevoke = () => 'Medgivandet gäller tills vidare. Jag kan när som helst återkalla det hos betalningsmottagaren eller hos min bank. Det ska göras senast fem vardagar före dagen för en dragning för att gälla den.'
/** autogiro-document.termEnd */ export const termEnd = () => 'Betalningsmottagaren får avsluta autogirot trettio dagar efter att ha meddelat mig, eller genast om det inte har funnits pengar på kontot eller om kontot avslutas.'
/** autogiro-document.proof */ export const proof = () => 'Medgivandet signeras med BankID. Signaturen är bunden till det här dokumentets kontrollsumma (SHA-256).'
