import type { TypedCustomer } from '@klarsikt/contract/shop/types'
import { type FormEvent, useState } from 'react'
import type { Outcome } from '../../lib/call.js'
import { type CustomerErrors, customerErrors, type CustomerField, fieldError, readCustomer } from './customer-fields.js'
import { forgetTyped } from './use-typed-draft.js'

/** What is wrong with the form, and sending it. Every attempt that fails moves focus to the first field. */
export function useCustomerForm(
  refused: { readonly message: string; readonly fields: CustomerErrors } | undefined,
  onSave: (typed: TypedCustomer) => Promise<Outcome<unknown>>,
) {
  const byField = refused !== undefined && Object.keys(refused.fields).length > 0
  const [errors, setErrors] = useState<CustomerErrors>(refused?.fields ?? {})
  const [attempt, setAttempt] = useState(byField ? 1 : 0)
  const [failure, setFailure] = useState(refused && !byField ? refused.message : null)
  const [busy, setBusy] = useState(false)

  const judge = (name: CustomerField, text: string) => {
    const error = fieldError(name, text)
    setErrors(({ [name]: _gone, ...rest }) => (error === undefined ? rest : { ...rest, [name]: error }))
  }
  const show = (problems: CustomerErrors) => {
    setErrors(problems)
    setAttempt((before) => before + 1)
  }
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const values = readCustomer(new FormData(event.currentTarget))
    const problems = customerErrors(values)
    setFailure(null)
    if (Object.keys(problems).length > 0) return show(problems)
    setErrors({})
    setBusy(true)
    const outcome = await onSave(values)
    setBusy(false)
    if (outcome.ok) return forgetTyped()
    if (Object.keys(outcome.fields).length > 0) show(outcome.fields)
    else setFailure(outcome.message)
  }
  return { errors, attempt, failure, busy, judge, save }
}
