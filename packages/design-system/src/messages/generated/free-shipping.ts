// Compiled from the JSON catalogues by `pnpm messages`.
import { message, type Value } from '@klarsikt/core/messages'
/** freeShipping.left */ export const left = /* @__PURE__ */ message('freeShipping.left', (p: { readonly amount: Value }) => `${p.amount} kvar till fri frakt`)
/** freeShipping.reached */ export const reached = /* @__PURE__ */ message('freeShipping.reached', () => 'Du har fri frakt.')
