// Compiled from the JSON catalogues by `pnpm messages`.
import { message } from '@klarsikt/core/messages'
/** breadcrumbs.expand */ export const expand = /* @__PURE__ */ message('breadcrumbs.expand', () => 'Visa hela sökvägen')
