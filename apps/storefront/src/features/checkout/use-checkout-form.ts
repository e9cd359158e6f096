import { toast } from '@klarsikt/design-system/toast'
import { type FormEvent, useEffect, useEffectEvent } from 'react'
import { useActionData } from 'react-router'
import { useSubmitOnce } from '../../lib/use-submit-once.js'
import { type CheckoutAnswer, type CheckoutIntent, IN_PLACE } from './change-checkout.js'

/** Long enough to read the new price. */
const NOTE_MILLISECONDS = 60_000

export type CheckoutForm = ReturnType<typeof useCheckoutForm>

/** Sends a form of the checkout by its own fetcher. Without scripts, the loaded page brings the answer. */
export function useCheckoutForm(intent: CheckoutIntent, onDone?: (answer: CheckoutAnswer) => void) {
  const { answer, busy, leaving, submit, reset } = useSubmitOnce<CheckoutAnswer>()
  const posted = useActionData<CheckoutAnswer>()
  const done = useEffectEvent(() => {
    if (answer?.form.status !== 'success') return
    if (answer.note) toast({ text: answer.note, kind: 'error', duration: NOTE_MILLISECONDS })
    onDone?.(answer)
  })
  // This runs after the checkout was loaded again.
  useEffect(() => {
    if (!busy) done()
  }, [busy])
  const send = (form: FormData) => {
    form.set('intent', intent)
    form.set(IN_PLACE, '1')
    submit(form)
  }
  return {
    intent,
    busy,
    leaving,
    answer: answer === undefined && posted?.intent === intent ? posted : (answer ?? undefined),
    reset,
    send,
    sendFields(fields: Readonly<Record<string, string>>) {
      const form = new FormData()
      for (const [name, value] of Object.entries(fields)) form.set(name, value)
      send(form)
    },
    onSubmit(event: FormEvent<HTMLFormElement>) {
      if (event.defaultPrevented) return
      event.preventDefault()
      // The form includes the pressed button, as a browser without scripts sends it.
      send(new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter))
    },
  }
}
