import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { callShop } from '../../lib/call.js'
import { useReturnFromCache } from '../../lib/use-return-from-cache.js'
import { whenLookedAt } from '../../lib/when-looked-at.js'
import { useShop } from '../../shell/shop-state.js'
import { leavePage } from '../checkout/leave-page.js'

type Phase = 'idle' | 'busy' | 'leaving'

/** The button that pays: opens the payment page, or shows anew how the payment stands. */
export function usePay(token: string) {
  const store = useShop()
  const { revalidate } = useRevalidator()
  const [phase, setPhase] = useState<Phase>('idle')
  const [failure, setFailure] = useState<string | null>(null)
  useReturnFromCache(() => {
    setPhase('idle')
    void revalidate()
  })

  const pay = async () => {
    if (phase !== 'idle') return
    setPhase('busy')
    setFailure(null)
    const outcome = await callShop(store, (client) => client.payPaymentRequest({ params: { token }, body: {} }))
    if (outcome.ok && outcome.value.redirectUrl) {
      setPhase('leaving')
      return leavePage(outcome.value.redirectUrl)
    }
    // Paid in another tab, on its way, or run out: the page says which.
    if (outcome.ok || outcome.code === 'payment-request.expired') await revalidate()
    else setFailure(outcome.message)
    setPhase('idle')
  }
  return { phase, failure, pay }
}

/** Pauses between two looks at a payment that is on its way, milliseconds. */
const PAUSES_MS = [2_000, 3_000, 5_000, 10_000, 20_000, 30_000]

/** Looks again until the payment is settled; rests while nobody looks at the page. */
export function useLookAgain(waiting: boolean): void {
  const { revalidate } = useRevalidator()
  const [looks, setLooks] = useState(0)
  useEffect(() => {
    if (!waiting) return undefined
    return whenLookedAt(PAUSES_MS[Math.min(looks, PAUSES_MS.length - 1)] ?? 0, () => {
      setLooks(looks + 1)
      void revalidate()
    })
  }, [waiting, looks, revalidate])
}
