import type { PasskeyLoginOptions } from '@klarsikt/contract/shop/types'
import * as authMessages from '@klarsikt/core/messages/auth'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFetcher, useNavigation, useSubmit } from 'react-router'
import { endPasskeyCeremony, type PasskeyProblem, signWithPasskey } from '../../passkey/passkey-ceremony.js'
import { hasPasskeyAutofill } from '../../passkey/use-passkey-support.js'
import type { PasskeyQuestion } from './passkey-login.js'

/** A question is put anew before its challenge runs out, as a share of its life. */
const RENEWED_AFTER = 0.8

const PROBLEMS: Readonly<Record<PasskeyProblem, (() => string) | null>> = {
  cancelled: authMessages.passkeyCancelled,
  known: authMessages.passkeyUnsupported,
  replaced: null,
  unsupported: authMessages.passkeyUnsupported,
}

/**
 * Log-in by passkey in two steps: a question from the backend, and the answer of the browser, which is sent like a form. It is
 * asked when the button is pressed, and quietly for what the browser offers to fill in.
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

  // While a log-in is being sent nothing is offered: it would be asked with the token of a session that ends.
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
      // Nothing more is offered: the log-in leads away from here, or the browser's passkeys are not ours.
      setIsAsking(false)
      return
    }
    if (quietly) return
    if (signed.error === 'replaced') {
      // What was begun quietly a moment before has taken the place of what was pressed.
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

/** Offers passkeys where the address is filled in, when the page opens, in browsers that can; what is asked ends with the page. */
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
