import type { PasskeyLoginOptions } from '@klarsikt/contract/shop/types'
import * as authMessages from '@klarsikt/core/messages/auth'
import {
  endPasskeyCeremony,
  type PasskeyProblem,
  signWithPasskey,
  hasPasskeyAutofill,
} from '@klarsikt/page-kit/passkey'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFetcher, useNavigation, useSubmit } from 'react-router'
import { type PasskeyQuestion } from './passkey-login.js'

/** The share of a challenge's life after which a new question is asked, so that it never expires unanswered. */
const RENEWED_AFTER = 0.8

const PROBLEMS: Readonly<Record<PasskeyProblem, (() => string) | null>> = {
  cancelled: authMessages.passkeyCancelled,
  known: authMessages.passkeyUnsupported,
  replaced: null,
  unsupported: authMessages.passkeyUnsupported,
}

/**
 * Runs the log-in by passkey: the backend puts a question, the browser answers it, and the answer is sent like a form.
 * It asks when the button is pressed, and without a dialog for the browser's autofill.
 */
export function usePasskeyLogin(next: string) {
  const { data, submit: ask } = useFetcher<PasskeyQuestion>()
  const send = useSubmit()
  const navigation = useNavigation()
  const isAutofill = useRef(true)
  const [isAsking, setIsAsking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const question = (quietly: boolean) => {
    isAutofill.current = quietly
    void ask({ intent: 'passkey-question' }, { method: 'post', defaultShouldRevalidate: false })
  }

  // No question is asked while a log-in is being sent, since it would carry the token of a session that is about to
  // end.
  const isSending = useRef(false)
  useEffect(() => void (isSending.current = navigation.state !== 'idle'), [navigation.state])
  const { isHere, offer } = useOffer(() => {
    if (!isSending.current) question(true)
  })

  const answer = async (options: PasskeyLoginOptions) => {
    const quietly = isAutofill.current
    const signed = await signWithPasskey(options, { isAutofill: quietly })
    if (signed.ok) {
      await send({ intent: 'passkey', passkey: JSON.stringify(signed.value), next }, { method: 'post' })
      // Autofill is not offered again: the log-in leads away, or the browser's passkeys belong to another site.
      setIsAsking(false)
      return
    }
    if (quietly) return
    if (signed.error === 'replaced') {
      // An autofill request that started just before has replaced the request of the press, so it is asked again.
      if (isHere.current) question(false)
      return
    }
    setProblem(PROBLEMS[signed.error]?.() ?? null)
    setIsAsking(false)
    await offer()
  }

  const received = useEffectEvent(answer)
  const renew = useEffectEvent(() => question(true))
  useEffect(() => {
    if (data === undefined) return undefined
    if (data.step === 'failed') {
      if (isAutofill.current) return undefined
      setProblem(data.message)
      setIsAsking(false)
      return undefined
    }
    void received(data.options)
    if (!isAutofill.current) return undefined
    const renewal = setTimeout(renew, data.options.timeout * RENEWED_AFTER)
    return () => clearTimeout(renewal)
  }, [data])

  return {
    problem,
    isBusy: isAsking || navigation.formData?.get('intent') === 'passkey',
    press: () => {
      setProblem(null)
      setIsAsking(true)
      question(false)
    },
  }
}

/** Offers passkeys in the autofill of the address field, where the browser supports it. It ends with the page. */
function useOffer(ask: () => void) {
  const isHere = useRef(false)
  const offer = async () => {
    if ((await hasPasskeyAutofill()) && isHere.current) ask()
  }
  const offerAtOnce = useEffectEvent(offer)
  useEffect(() => {
    isHere.current = true
    void offerAtOnce()
    return () => {
      isHere.current = false
      void endPasskeyCeremony()
    }
  }, [])
  return { isHere, offer }
}
