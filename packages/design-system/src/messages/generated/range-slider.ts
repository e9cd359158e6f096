// Compiled from the JSON catalogues by `pnpm messages`.
import { message, type Value } from '@klarsikt/core/messages'
/** rangeSlider.span */ export const span = /* @__PURE__ */ message('rangeSlider.span', (p: { readonly from: Value; readonly to: Value }) => `${p.from}–${p.to}`)
