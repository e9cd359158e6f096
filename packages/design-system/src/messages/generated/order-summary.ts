// Compiled from the JSON catalogues by `pnpm messages`.
import { message } from '@klarsikt/core/messages'
/** orderSummary.items */ export const items = /* @__PURE__ */ message('orderSummary.items', () => 'Varor')
/** orderSummary.shippingUnknown */ export const shippingUnknown = /* @__PURE__ */ message('orderSummary.shippingUnknown', () => 'Beräknas i nästa steg')
