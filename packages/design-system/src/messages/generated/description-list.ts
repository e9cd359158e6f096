// Compiled from the JSON catalogues by `pnpm messages`.
import { message } from '@klarsikt/core/messages'
/** descriptionList.missing */ export const missing = /* @__PURE__ */ message('descriptionList.missing', () => 'Uppgift saknas')
