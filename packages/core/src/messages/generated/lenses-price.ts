// Compiled from the JSON catalogues by `pnpm messages`.
import { type Value } from '../message.js'
/** lensesPrice.withStrengthFrom */ export const withStrengthFrom = (p: { readonly price: Value }) => `Med styrka från ${p.price}`
