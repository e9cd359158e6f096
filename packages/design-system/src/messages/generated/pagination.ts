// Compiled from the JSON catalogues by `pnpm messages`.
import { message, type Value } from '@klarsikt/core/messages'
/** pagination.label */ export const label = /* @__PURE__ */ message('pagination.label', () => 'Sidor')
/** pagination.previous */ export const previous = /* @__PURE__ */ message('pagination.previous', () => 'Föregående sida')
/** pagination.next */ export const next = /* @__PURE__ */ message('pagination.next', () => 'Nästa sida')
/** pagination.page */ export const page = /* @__PURE__ */ message('pagination.page', (p: { readonly page: Value }) => `Sida ${p.page}`)
