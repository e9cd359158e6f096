// Compiled from the JSON catalogues by `pnpm messages`.
import { message, type Value } from '@klarsikt/core/messages'
/** table.empty */ export const empty = /* @__PURE__ */ message('table.empty', () => 'Här finns inget att visa än.')
/** table.sortedAscending */ export const sortedAscending = /* @__PURE__ */ message('table.sortedAscending', (p: { readonly column: Value }) => `Sorterad efter ${p.column}, stigande`)
/** table.sortedDescending */ export const sortedDescending = /* @__PURE__ */ message('table.sortedDescending', (p: { readonly column: Value }) => `Sorterad efter ${p.column}, fallande`)
