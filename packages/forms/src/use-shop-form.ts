import type { Submission } from '@conform-to/dom'
import { INTENT } from '@conform-to/dom'
import { useForm } from '@conform-to/react'
import { useAfterPress } from '@klarsikt/design-system/after-press'
import { type FocusEvent, type FormEvent, useRef, useState } from 'react'
import type { FormResult } from './read-form.js'

interface ShopForm<Field extends string> {
  readonly id: string
  readonly fields: readonly Field[]
  /** What the mutation answered. */
  readonly lastResult: FormResult | null | undefined
  /** Reads the form as the mutation does. */
  readonly read: (form: FormData) => Submission<unknown>
}

/**
 * A form that is sent by a route's action. A field that was filled in wrong is marked when it is left, and put right while
 * it is corrected; an empty one is not complained about before the form is sent, which leads to the first that is wrong.
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
  // Every attempt that is refused moves focus to the first wrong field again.
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
      // The press may have taken the form away.
      if (target.isConnected) form.validate({ name: fields[name].name })
    })
  }
  const errorOf = (name: Field): string | undefined => fields[name].errors?.[0]
  const secret = (name: Field) => ({ id: `${id}-${name}`, name, error: errorOf(name) })
  const typed = form.initialValue as Partial<Record<Field, string>> | null | undefined
  return {
    form,
    /** For the form element. */
    props: { id: form.id, noValidate: true, onSubmit, onBlur },
    errorOf,
    /** For a field: what it is called, what was typed into it, and what is wrong with that. */
    field: (name: Field) => ({ ...secret(name), defaultValue: typed?.[name] }),
    /** For a field whose value is written into no page. */
    secret,
    /** For a summary of what is wrong; it moves focus once in each attempt. */
    problems: names.flatMap((name) => {
      const message = errorOf(name)
      return message === undefined ? [] : [{ field: `${id}-${name}`, message }]
    }),
    attempt,
    /** What stops the whole form. */
    failure: form.errors?.[0] ?? null,
  }
}

interface Refused {
  readonly result: FormResult | null | undefined
  /** What this page has sent; null when the page came with the refusal. */
  readonly sent: FormData | null
}

/**
 * What the server refused stays refused while another field is judged, as long as its value is the same. A password is
 * in no answer, only in what was sent. Sending the form again asks the server again.
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

/** Conform asks for the judgement of one field by submitting the form with a button of its own. */
function isIntent({ nativeEvent }: FormEvent<HTMLFormElement>): boolean {
  const { submitter } = nativeEvent as SubmitEvent
  return submitter instanceof HTMLButtonElement && submitter.name === INTENT
}
