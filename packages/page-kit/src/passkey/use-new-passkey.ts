import type { PasskeyRegisterOptions } from '@klarsikt/contract/shop/types'
import * as accountMessages from '@klarsikt/core/messages/account'
import { useEffect, useEffectEvent, useState } from 'react'
import { useFetcher, useNavigation, useSubmit } from 'react-router'
import { type PasskeyAnswer } from './change-passkeys.js'
import { type PasskeyProblem, makePasskey } from './passkey-ceremony.js'

const PROBLEMS: Readonly<Record<PasskeyProblem, () => string>> = {
  cancelled: accountMessages.securityPasskeyCancelled,
  known: accountMessages.securityPasskeyKnown,
  replaced: accountMessages.securityPasskeyCancelled,
  unsupported: accountMessages.securityPasskeyUnsupported,
}

/**
 * Adds a passkey. The backend puts a question, the browser makes a passkey for it, and the passkey is sent like a form.
 */
export function useNewPasskey() {
  const { data, state, submit: ask } = useFetcher<PasskeyAnswer>()
  const send = useSubmit()
  const { formData } = useNavigation()
  const [isMaking, setIsMaking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const make = useEffectEvent(async (options: PasskeyRegisterOptions) => {
    setIsMaking(true)
    const made = await makePasskey(options)
    if (made.ok)
      await send(
        { intent: 'passkey-add', passkey: JSON.stringify(made.value) },
        { method: 'post', preventScrollReset: true },
      )
    else setProblem(PROBLEMS[made.error]())
    setIsMaking(false)
  })
  useEffect(() => {
    if (data?.step === 'passkey-question') void make(data.options)
  }, [data])

  return {
    /** Why the backend put no question. */
    refusal: data?.step === 'failed' || data?.step === 'passkey-step-up' ? data : null,
    problem,
    isBusy: isMaking || state !== 'idle' || formData?.get('intent') === 'passkey-add',
    press: () => {
      setProblem(null)
      void ask({ intent: 'passkey-question' }, { method: 'post', defaultShouldRevalidate: false })
    },
  }
}
