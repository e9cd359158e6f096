// Compiled from the JSON catalogues by `pnpm messages`.
import { message } from '@klarsikt/core/messages'
/** frameMeasures.marking */ export const marking = /* @__PURE__ */ message('frameMeasures.marking', () => 'Så står det på skalmens insida:')
