import { inBrowser } from './in-browser.js'

/** What was typed into one form when its session turned out to have ended; the tab has one at most. */
interface TypedForm {
  /** The page of the form, where a log-in may lead back to. */
  readonly path: string
  readonly form: string
  /** Whose page it was: to nobody else is it shown. */
  readonly owner: string
  /** Null for a box that was not ticked. */
  readonly values: Readonly<Record<string, string | null>>
}

/** The field of a form that says whose page it is on. */
export const OWNER_FIELD = 'owner'

/** Which fields of a form may wait in the tab. Never a password, a code, a personal number or a prescription. */
export interface KeptFields {
  readonly form: string
  readonly fields: readonly string[]
}

/** Keeps what was typed in this tab until after the log-in. Without script there is no tab to keep it in. */
export function keepTypedForm(sent: FormData, path: string, { form, fields }: KeptFields): void {
  const owner = String(sent.get(OWNER_FIELD) ?? '')
  const values = Object.fromEntries(
    fields.map((name) => {
      const value = sent.get(name)
      return [name, typeof value === 'string' ? value : null]
    }),
  )
  const typed: TypedForm = { path, form, owner, values }
  inBrowser(() => sessionStorage.setItem('typed-before-login', JSON.stringify(typed)))
}

/** What was typed into this form by its owner. What another customer typed is removed instead. */
export function typedForm(form: string, owner: string): TypedForm['values'] | null {
  const typed = read()
  if (typed?.form !== form) return null
  if (typed.owner === owner) return typed.values
  dropTypedForm()
  return null
}

/** It has been saved, or whoever uses the tab next is another person. */
export function dropTypedForm(): void {
  inBrowser(() => sessionStorage.removeItem('typed-before-login'))
}

/** A log-in that leads elsewhere goes on with something else, perhaps as another customer. */
export function dropTypedFormUnlessAt(path: string): void {
  if (read()?.path !== path) dropTypedForm()
}

function read(): TypedForm | null {
  return inBrowser(() => JSON.parse(sessionStorage.getItem('typed-before-login') ?? 'null') as TypedForm | null) ?? null
}
