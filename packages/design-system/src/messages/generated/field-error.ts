// Compiled from the JSON catalogues by `pnpm messages`.
import { message } from '@klarsikt/core/messages'
/** fieldError.label */ export const label = /* @__PURE__ */ message('fieldError.label', () => 'Fel')
