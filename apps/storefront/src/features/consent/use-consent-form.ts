import type { Consent } from '@klarsikt/contract/shop/types'
import * as cookieMessages from '@klarsikt/core/messages/cookie'
import { toast } from '@klarsikt/design-system/toast'
import type { Outcome } from '@klarsikt/forms'
import { useEffect, useEffectEvent } from 'react'
import { useFetcher } from 'react-router'
import { keepConsent, useShop } from '../../lib/shop-state.js'

type Answer = Outcome<{ readonly data: Consent }>

/** The address of the resource route that stores a choice of cookies. */
export const CONSENT_PATH = '/consent'

/** The form for a choice of cookies. The choice takes effect at once, without a reload. */
export function useConsentForm(onSaved?: () => void) {
  const store = useShop()
  const { Form, data, state } = useFetcher<Answer>()
  const notify = useEffectEvent((answer: Answer) => {
    if (!answer.ok) return void toast({ text: answer.message, kind: 'error' })
    keepConsent(store, answer.value.data)
    // Only screen readers get this text, since other visitors see the question disappear.
    toast({ text: cookieMessages.saved(), politeOnly: true })
    onSaved?.()
  })
  useEffect(() => {
    if (data) notify(data)
  }, [data])
  return { Form, busy: state !== 'idle' }
}
