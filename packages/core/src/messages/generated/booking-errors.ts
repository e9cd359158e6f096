// Compiled from the JSON catalogues by `pnpm messages`.
import { message, type Value } from '../message.js'
/** error.booking.slotTaken */ export const bookingSlotTaken = /* @__PURE__ */ message('error.booking.slotTaken', () => 'Tiden har precis bokats av någon annan. Välj en annan tid.')
/** error.booking.notOffered */ export const bookingNotOffered = () => 'Butiken gör inte den undersökningen. Välj en annan butik.'
/** error.booking.closedThen */ export const bookingClosedThen = () => 'Butiken har stängt då. Välj en tid när den har öppet.'
/** error.booking.tooFar */ export const bookingTooFar = (p: { readonly last: Value }) => `Välj en dag senast ${p.last}.`
/** error.booking.personBusy */ export const bookingPersonBusy = () => 'Personen har redan en bokad tid som krockar med den här. Välj en annan tid, eller avboka den andra först.'
/** error.booking.holdExpired */ export const bookingHoldExpired = (p: { readonly minutes: Value }) => `Vi kunde bara hålla tiden åt dig i ${p.minutes} minuter. Välj en tid igen för att fortsätta.`
/** error.booking.externalProviderUnavailable */ export const bookingExternalProviderUnavailable = (p: { readonly store: Value }) => `Leverantören av bokningen för ${p.store} svarar inte just nu. Föreslå en tid, så svarar butiken, eller välj en annan butik.`
/** error.booking.unsettled */ export const bookingUnsettled = () => 'Vi väntar fortfarande på besked från butikens bokningssystem. Försök igen om en stund.'
/** error.booking.notFound */ export const bookingNotFound = () => 'Vi hittar inte bokningen. Kontrollera länken eller kontakta butiken.'
/** error.booking.tooLateToChange */ export const bookingTooLateToChange = () => 'Det går inte längre att ändra bokningen på nätet. Kontakta butiken.'
/** error.booking.noSlots */ export const bookingNoSlots = /* @__PURE__ */ message('error.booking.noSlots', () => 'Det finns inga lediga tider för dina val. Prova ett annat datum eller en annan butik.')
/** error.booking.feeNotAccepted */ export const bookingFeeNotAccepted = (p: { readonly fee: Value }) => `Det är mindre än 24 timmar kvar till besöket. Godkänn avgiften på ${p.fee} för att fortsätta.`
/** error.examPrescription.closed */ export const examPrescriptionClosed = () => 'Till det här besöket går det inte att skriva in något recept.'
/** error.examPrescription.no-account */ export const examPrescriptionNoAccount = () => 'Den som undersöktes har inget konto där receptet kan sparas.'
/** error.booking.closed */ export const bookingClosed = () => 'Bokningen är avslutad och går inte att ändra.'
/** error.booking.notBegun */ export const bookingNotBegun = () => 'Besöket har inte börjat än.'
/** error.booking.changed */ export const bookingChanged = () => 'Någon annan har ändrat bokningen. Här ser du den som den är nu.'
/** error.booking.examinerNotFound */ export const bookingExaminerNotFound = () => 'Vi hittar ingen med det namnet i butiken.'
