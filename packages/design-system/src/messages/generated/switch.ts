// Compiled from the JSON catalogues by `pnpm messages`.
import { message } from '@klarsikt/core/messages'
/** switch.on */ export const on = /* @__PURE__ */ message('switch.on', () => 'På')
/** switch.off */ export const off = /* @__PURE__ */ message('switch.off', () => 'Av')
/** switch.loading */ export const loading = /* @__PURE__ */ message('switch.loading', () => 'Sparar …')
