// Compiled from the JSON catalogues by `pnpm messages`.
import { message, type Value } from '@klarsikt/core/messages'
/** swatches.label */ export const label = /* @__PURE__ */ message('swatches.label', () => 'Färg')
/** swatches.showAll */ export const showAll = /* @__PURE__ */ message('swatches.showAll', (p: { readonly count: Value }) => `Visa alla ${p.count} färger`)
/** swatches.soldOut */ export const soldOut = /* @__PURE__ */ message('swatches.soldOut', () => 'slut i lager')
