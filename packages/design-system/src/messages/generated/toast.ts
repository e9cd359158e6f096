// Compiled from the JSON catalogues by `pnpm messages`.
import { message } from '@klarsikt/core/messages'
/** toast.label */ export const label = /* @__PURE__ */ message('toast.label', () => 'Meddelanden')
