// Compiled from the JSON catalogues by `pnpm messages`.
import { message } from '@klarsikt/core/messages'
/** passwordField.hide */ export const hide = /* @__PURE__ */ message('passwordField.hide', () => 'Dölj lösenordet')
/** passwordField.hidden */ export const hidden = /* @__PURE__ */ message('passwordField.hidden', () => 'Lösenordet är dolt.')
/** passwordField.show */ export const show = /* @__PURE__ */ message('passwordField.show', () => 'Visa lösenordet')
/** passwordField.shown */ export const shown = /* @__PURE__ */ message('passwordField.shown', () => 'Lösenordet visas.')
