import type { Submission } from '@conform-to/dom'
import { INTENT } from '@conform-to/dom'
import { useForm } from '@conform-to/react'
import { useAfterPress } from '@klarsikt/design-system/after-press'
import { type FocusEvent, type FormEvent, useRef, useState } from 'react'
import type { FormResult } from './read-form.js'

interface ShopForm<Field extends string> {
  readonly id: string
  readonly fields: readonly Field[]
  /** The answer of the mutation. */
  readonly lastResult: FormResult | null | undefined
  /** Reads the form in the same way as the mutation. */
  readonly read: (form: FormData) => Submission<unknown>
}

/**
 * A form that a route's action handles. A wrong field is marked when the user leaves it and is checked again while it
 * is corrected. Empty fields are marked only when the form is sent. The focus then moves to the first wrong field.
 */
export function useShopForm<Field extends string>({ id, fields: names, lastResult, read }: ShopForm<Field>) {
  type Fields = Record<Field, string>
  const afterPress = useAfterPress()
  const sent = useRef<FormData>(null)
  const [form, fields] = useForm<Fields>({
    id,
    lastResult,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) =>
      withRefusedValues(read(formData), formData, { result: lastResult, sent: sent.current }) as Submission<Fields>,
  })
  // Every refused attempt moves the focus to the first wrong field again.
  const [attempt, setAttempt] = useState(form.status === 'error' ? 1 : 0)
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!isIntent(event)) setAttempt((before) => before + 1)
    form.onSubmit(event)
    if (!event.defaultPrevented) sent.current = new FormData(event.currentTarget)
  }
  const onBlur = ({ target }: FocusEvent<HTMLFormElement>) => {
    const name = names.find((one) => one === target.name)
    if (name === undefined || target.value === '') return
    afterPress(() => {
      // The press may have removed the form.
      if (target.isConnected) form.validate({ name: fields[name].name })
    })
  }
  const errorOf = (name: Field): string | undefined => fields[name].errors?.[0]
  const secret = (name: Field) => ({ id: `${id}-${name}`, name, error: errorOf(name) })
  const typed = form.initialValue as Partial<Record<Field, string>> | null | undefined
  return {
    form,
    /** Props of the form element. */
    props: { id: form.id, noValidate: true, onSubmit, onBlur },
    errorOf,
    /** Props of a field: its name, its typed value and its problem. */
    field: (name: Field) => ({ ...secret(name), defaultValue: typed?.[name] }),
    /** Props of a field whose value is never written into a page, such as a password. */
    secret,
    /** Problems for a summary. The summary moves the focus once for each attempt. */
    problems: names.flatMap((name) => {
      const message = errorOf(name)
      return message === undefined ? [] : [{ field: `${id}-${name}`, message }]
    }),
    attempt,
    /** The text that stops the whole form. */
    failure: form.errors?.[0] ?? null,
  }
}

interface Refused {
  readonly result: FormResult | null | undefined
  /** The data that this page has sent. It is null when the page was loaded with the refusal. */
  readonly sent: FormData | null
}

/**
 * Keeps a server's refusal of a field while other fields are checked, as long as its value is the same. An answer never
 * contains a password, so its value is compared with the sent one. When the form is sent again, the server checks
 * again.
 */
function withRefusedValues(
  submission: Submission<unknown>,
  form: FormData,
  { result, sent }: Refused,
): Submission<unknown> {
  if (!form.has(INTENT) || submission.status === 'success') return submission
  const found = submission.error ?? {}
  const isSame = (name: string) => form.get(name) === (result?.initialValue?.[name] ?? sent?.get(name) ?? '')
  const fieldErrors = Object.fromEntries(
    Object.entries(result?.error ?? {}).flatMap(([name, errors]) =>
      name !== '' && errors !== null && !(name in found) && isSame(name) ? [[name, errors]] : [],
    ),
  )
  return { ...submission, reply: (options) => submission.reply({ fieldErrors, ...options }) }
}

/** Returns whether Conform itself submitted the form with a button of its own, to check one field. */
function isIntent({ nativeEvent }: FormEvent<HTMLFormElement>): boolean {
  const { submitter } = nativeEvent as SubmitEvent
  return submitter instanceof HTMLButtonElement && submitter.name === INTENT
}
