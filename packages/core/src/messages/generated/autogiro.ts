// Compiled from the JSON catalogues by `pnpm messages`.
import { type Value } from '../message.js'
/** autogiro.clearingUnknown */ export const clearingUnknown = () => 'Ange clearingnumret, fyra eller fem siffror.'
/** autogiro.accountInvalid */ export const accountInvalid = () => 'Kontonumret stämmer inte. Kontrollera siffrorna.'
/** autogiro.stateWaiting */ export const stateWaiting = () => 'Väntar på banken'
/** autogiro.stateActive */ export const stateActive = () => 'Aktivt'
/** autogiro.stateRefused */ export const stateRefused = () => 'Nekat'
/** autogiro.stateRevoked */ export const stateRevoked = () => 'Avslutat'
/** autogiro.reasonAccountType */ export const reasonAccountType = () => 'Kontot kan inte användas för autogiro.'
/** autogiro.reasonAccountUnknown */ export const reasonAccountUnknown = () => 'Banken känner inte till kontot.'
/** autogiro.reasonOtherHolder */ export const reasonOtherHolder = () => 'Kontot tillhör någon annan.'
/** autogiro.reasonByCustomer */ export const reasonByCustomer = () => 'Du avslutade autogirot här.'
/** autogiro.reasonByBank */ export const reasonByBank = () => 'Autogirot avslutades hos banken.'
/** autogiro.reasonUnanswered */ export const reasonUnanswered = () => 'Banken svarade inte i tid.'
/** autogiro.reasonOther */ export const reasonOther = () => 'Banken tog inte emot medgivandet.'
/** autogiro.refusalNoCover */ export const refusalNoCover = () => 'Det fanns inte tillräckligt med pengar på kontot.'
/** autogiro.refusalAccountClosed */ export const refusalAccountClosed = () => 'Kontot är avslutat eller spärrat.'
/** autogiro.refusalRejected */ export const refusalRejected = () => 'Banken tog inte emot uppdraget.'
/** autogiro.signText */ export const signText = (p: { readonly account: Value; readonly digest: Value }) => `Jag medger att Klarsikt drar mina fakturor med autogiro från ${p.account}.

Medgivandets kontrollsumma (SHA-256):
${p.digest}`
/** autogiro.debitPlanned */ export const debitPlanned = () => 'planerad'
/** autogiro.debitSent */ export const debitSent = () => 'skickad till banken'
/** autogiro.debitPaid */ export const debitPaid = () => 'betald'
/** autogiro.debitRefused */ export const debitRefused = () => 'nekad'
/** autogiro.debitDropped */ export const debitDropped = () => 'inte längre aktuell'
/** autogiro.debitTakenBack */ export const debitTakenBack = () => 'återtagen av kundens bank'
