// Compiled from the JSON catalogues by `pnpm messages`.
import { message, type Value } from '@klarsikt/core/messages'
/** tag.removed */ export const removed = /* @__PURE__ */ message('tag.removed', (p: { readonly tag: Value }) => `Borttaget: ${p.tag}`)
/** tag.cleared */ export const cleared = /* @__PURE__ */ message('tag.cleared', () => 'Allt är rensat')
