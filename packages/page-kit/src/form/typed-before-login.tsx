import * as accountMessages from '@klarsikt/core/messages/account'
import { useEffect, useRef, useState } from 'react'
import { OWNER_FIELD, typedForm } from '../session/typed-form.js'
import { Notice } from './notice.js'

interface TypedBeforeLoginProps {
  /** The name that the form has in `outcomeOrLogin`. */
  readonly form: string
  /** Names what the page is about, such as a customer or an order. Input that was typed for another is not restored. */
  readonly owner: string
  /** True once the form was answered. The restored input has then been sent. */
  readonly isAnswered: boolean
}

/** Stands inside a form. If the session ended when the form was sent, it restores the input and tells the user so. */
export function TypedBeforeLogin({ form, owner, isAnswered }: TypedBeforeLoginProps) {
  const place = useRef<HTMLInputElement>(null)
  const [isPutBack, setPutBack] = useState(false)
  useEffect(() => {
    const values = typedForm(form, owner)
    if (values === null || !place.current?.form) return
    putBack(place.current.form, values)
    setPutBack(true)
  }, [form, owner])
  return (
    <>
      <input ref={place} type="hidden" name={OWNER_FIELD} value={owner} />
      {isPutBack && !isAnswered && <Notice tone="info">{accountMessages.typedBeforeLogin()}</Notice>}
    </>
  )
}

function putBack(form: HTMLFormElement, values: Readonly<Record<string, string | null>>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      if (field.checked === field.defaultChecked) field.checked = value !== null
    } else if (value !== null && isUntouched(field)) field.value = value
  }
}

/** Returns whether the field has its initial value. A user who typed before the scripts loaded keeps their input. */
function isUntouched(field: unknown): field is HTMLInputElement | HTMLSelectElement {
  if (field instanceof HTMLInputElement) return field.value === field.defaultValue
  if (!(field instanceof HTMLSelectElement)) return false
  const chosen = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0]
  return field.value === (chosen?.value ?? '')
}
