// Compiled from the JSON catalogues by `pnpm messages`.
import { digits, message, type Value } from '@klarsikt/core/messages'
/** textField.count */ export const count = /* @__PURE__ */ message('textField.count', (p: { readonly count: Value; readonly max: Value }) => `${p.count} av ${p.max} tecken`)
/** textField.left */ export const left = /* @__PURE__ */ message('textField.left', (p: { readonly count: number }) => `${p.count === 1 ? `${digits(p.count)} tecken` : `${digits(p.count)} tecken`} kvar`)
/** textField.over */ export const over = /* @__PURE__ */ message('textField.over', (p: { readonly count: number }) => `${p.count === 1 ? `${digits(p.count)} tecken` : `${digits(p.count)} tecken`} för mycket`)
