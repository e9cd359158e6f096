import { inBrowser } from './in-browser.js'

/** The input of a form whose session had ended when it was sent. A tab keeps at most one. */
interface TypedForm {
  /** The path of the form's page, to which the log-in can lead back. */
  readonly path: string
  readonly form: string
  /** Names what the page was about, such as a customer or an order. The input is shown for no other owner. */
  readonly owner: string
  /** The values by field. Null stands for a box that was not ticked. */
  readonly values: Readonly<Record<string, string | null>>
}

/** The form field that names the owner of its page. */
export const OWNER_FIELD = 'owner'

/** The fields that may wait in the tab. They never include a password, a code, a personal number or a prescription. */
export interface KeptFields {
  readonly form: string
  readonly fields: readonly string[]
}

/** Keeps the input in this tab until after the log-in. Without scripts there is no tab storage, so it keeps nothing. */
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

/** Returns the kept input of this form and owner. Input of another owner is deleted instead. */
export function typedForm(form: string, owner: string): TypedForm['values'] | null {
  const typed = read()
  if (typed?.form !== form) return null
  if (typed.owner === owner) return typed.values
  dropTypedForm()
  return null
}

/** Deletes the kept input, after it was saved or before another person uses the tab. */
export function dropTypedForm(): void {
  inBrowser(() => sessionStorage.removeItem('typed-before-login'))
}

/** Deletes the kept input of any other page, since a log-in that leads elsewhere may be another customer's. */
export function dropTypedFormUnlessAt(path: string): void {
  if (read()?.path !== path) dropTypedForm()
}

function read(): TypedForm | null {
  return inBrowser(() => JSON.parse(sessionStorage.getItem('typed-before-login') ?? 'null') as TypedForm | null) ?? null
}
