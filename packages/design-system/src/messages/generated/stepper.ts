// Compiled from the JSON catalogues by `pnpm messages`.
import { message } from '@klarsikt/core/messages'
/** stepper.done */ export const done = /* @__PURE__ */ message('stepper.done', () => 'Klart')
