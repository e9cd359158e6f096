import type { PasskeyLoginOptions, StorePasskeyOptions } from '@klarsikt/contract/shop/types'
import * as staffMessages from '@klarsikt/core/messages/staff'
import { endPasskeyCeremony, type PasskeyProblem, signWithPasskey } from '@klarsikt/page-kit/passkey'
import { useEffect, useEffectEvent, useState } from 'react'
import { useFetcher, useNavigation, useSubmit } from 'react-router'
import { type LoginStoreAnswer } from './log-in-store.js'

const PROBLEMS: Readonly<Record<PasskeyProblem, () => string>> = {
  cancelled: staffMessages.passkeyCancelled,
  known: staffMessages.passkeyUnsupported,
  replaced: staffMessages.passkeyCancelled,
  unsupported: staffMessages.passkeyUnsupported,
}

/**
 * Runs the log-in by passkey, for the second step or for both. The backend puts a question, the browser answers it, and
 * the answer is sent like a form.
 */
export function useStorePasskey(sent: Readonly<Record<string, string>>, step: 'passkey' | 'begin-passkey' = 'passkey') {
  const { data, state, submit: ask } = useFetcher<LoginStoreAnswer>()
  const send = useSubmit()
  const { formData } = useNavigation()
  const [isAsking, setIsAsking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const sign = useEffectEvent(async (options: StorePasskeyOptions | PasskeyLoginOptions) => {
    setIsAsking(true)
    const signed = await signWithPasskey(options, { isAutofill: false })
    if (signed.ok) await send({ intent: step, passkey: JSON.stringify(signed.value), ...sent }, { method: 'post' })
    else setProblem(PROBLEMS[signed.error]())
    setIsAsking(false)
  })
  useEffect(() => {
    if (data?.step === 'passkey-question') void sign(data.options)
  }, [data])
  useEffect(() => () => void endPasskeyCeremony(), [])

  return {
    problem: problem ?? (data?.step === 'again' ? data.message : null),
    isBusy: isAsking || state !== 'idle' || formData?.get('intent') === step,
    press: () => {
      setProblem(null)
      void ask({ intent: `${step}-question` }, { method: 'post', defaultShouldRevalidate: false })
    },
  }
}
