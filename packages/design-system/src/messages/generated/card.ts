// Compiled from the JSON catalogues by `pnpm messages`.
import { message, type Value } from '@klarsikt/core/messages'
/** card.colours */ export const colours = /* @__PURE__ */ message('card.colours', (p: { readonly count: Value }) => `${p.count} färger`)
