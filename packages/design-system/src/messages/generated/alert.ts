// Compiled from the JSON catalogues by `pnpm messages`.
import { message } from '@klarsikt/core/messages'
/** alert.info */ export const info = /* @__PURE__ */ message('alert.info', () => 'Information')
/** alert.success */ export const success = /* @__PURE__ */ message('alert.success', () => 'Klart')
/** alert.warning */ export const warning = /* @__PURE__ */ message('alert.warning', () => 'Varning')
/** alert.error */ export const error = /* @__PURE__ */ message('alert.error', () => 'Fel')
