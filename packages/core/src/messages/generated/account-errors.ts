// Compiled from the JSON catalogues by `pnpm messages`.
import { type Value } from '../message.js'
/** error.prescription.notFound */ export const prescriptionNotFound = () => 'Synundersökningen finns inte längre.'
/** error.export.notFound */ export const exportNotFound = () => 'Filen finns inte längre. Begär en ny.'
/** error.account.orderUnderWay */ export const accountOrderUnderWay = () => 'Du har en order, betalning eller retur som inte är klar. När den är det kan du radera kontot.'
/** error.prescription.tooMany */ export const prescriptionTooMany = (p: { readonly max: Value }) => `Du kan spara högst ${p.max} synundersökningar. Ta bort en för att lägga till en ny.`
/** error.awaitedPrescription.notFound */ export const awaitedPrescriptionNotFound = () => 'Länken är inte giltig. Öppna den från din orderbekräftelse.'
/** error.awaitedPrescription.ended */ export const awaitedPrescriptionEnded = () => 'Receptet är redan inskrivet, eller så är ordern avbeställd.'
/** error.giftCard.tooMany */ export const giftCardTooMany = (p: { readonly max: Value }) => `Du kan spara högst ${p.max} presentkort. Ta bort ett för att lägga till ett nytt.`
