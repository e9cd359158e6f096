// Compiled from the JSON catalogues by `pnpm messages`.
import { type Value } from '../message.js'
/** error.prescription.notFound */ export const prescriptionNotFound = () => 'Synundersökningen finns inte längre.'
/** error.prescription.tooMany */ export const prescriptionTooMany = (p: { readonly max: Value }) => `Du kan spara högst ${p.max} synundersökningar. Ta bort en för att lägga till en ny.`
