// Compiled from the JSON catalogues by `pnpm messages`.
import { message } from '@klarsikt/core/messages'
/** combobox.empty */ export const empty = /* @__PURE__ */ message('combobox.empty', () => 'Inga träffar')
/** combobox.loading */ export const loading = /* @__PURE__ */ message('combobox.loading', () => 'Söker …')
