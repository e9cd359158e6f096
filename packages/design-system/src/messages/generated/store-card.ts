// Compiled from the JSON catalogues by `pnpm messages`.
import { message, type Value } from '@klarsikt/core/messages'
/** storeCard.call */ export const call = /* @__PURE__ */ message('storeCard.call', (p: { readonly store: Value }) => `Ring ${p.store}`)
/** storeCard.choose */ export const choose = /* @__PURE__ */ message('storeCard.choose', () => 'Välj butik')
/** storeCard.chosen */ export const chosen = /* @__PURE__ */ message('storeCard.chosen', () => 'Vald butik')
/** storeCard.eyeExam */ export const eyeExam = /* @__PURE__ */ message('storeCard.eyeExam', () => 'Synundersökning')
