import * as accountMessages from '@klarsikt/core/messages/account'
import { useEffect, useRef, useState } from 'react'
import { OWNER_FIELD, typedForm } from '../session/typed-form.js'
import { Notice } from './notice.js'

interface TypedBeforeLoginProps {
  /** The form's name in `outcomeOrLogin`. */
  readonly form: string
  /** Whose page this is. */
  readonly owner: string
  /** The form has been answered: what is put back has been sent. */
  readonly isAnswered: boolean
}

/** Inside a form: puts back what was typed there when the session had ended, and says so. */
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

/** As the page came: who has typed before its code was there keeps that. */
function isUntouched(field: unknown): field is HTMLInputElement | HTMLSelectElement {
  if (field instanceof HTMLInputElement) return field.value === field.defaultValue
  if (!(field instanceof HTMLSelectElement)) return false
  const chosen = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0]
  return field.value === (chosen?.value ?? '')
}
