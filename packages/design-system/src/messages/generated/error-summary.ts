// Compiled from the JSON catalogues by `pnpm messages`.
import { message } from '@klarsikt/core/messages'
/** errorSummary.title */ export const title = /* @__PURE__ */ message('errorSummary.title', () => 'Kontrollera uppgifterna')
