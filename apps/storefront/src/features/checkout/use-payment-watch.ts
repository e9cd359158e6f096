import { outcomeOf } from '@klarsikt/forms'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { storeClient } from '../../lib/store-client.js'
import { whenVisible } from '../../lib/when-visible.js'
import { isSettled, settledPath } from './payment-return.js'

export type WatchState = 'waiting' | 'asked' | 'long' | 'lost'

/** Pauses between two questions, in milliseconds. They grow, so that a long wait makes fewer calls. */
const PAUSES_MS = [2_000, 2_000, 3_000, 4_000, 5_000, 8_000, 12_000, 20_000, 30_000]
/** The number of the question from which the page says that the payment takes longer than usual. */
const LONG_FROM = 7

/** Asks for the state of a payment until it is settled, and then goes on. It pauses while the page is hidden. */
export function usePaymentWatch(paymentId: string) {
  const navigate = useNavigate()
  const [state, setState] = useState<WatchState>('waiting')
  const [asked, setAsked] = useState(0)
  const [busy, setBusy] = useState(false)
  const running = useRef(false)

  const ask = useCallback(
    async (byHand: boolean) => {
      if (running.current) return
      running.current = true
      setBusy(byHand)
      const outcome = await outcomeOf(storeClient().getPayment({ params: { id: paymentId } }))
      running.current = false
      setBusy(false)
      const payment = outcome.ok ? outcome.value.data : null
      if (payment && isSettled(payment.state))
        return navigate(settledPath({ state: payment.state, orderNumber: payment.orderNumber }), { replace: true })
      setAsked((before) => before + 1)
      if (!payment) setState('lost')
      else if (byHand) setState('asked')
      else setState((before) => (before === 'lost' ? 'waiting' : before))
    },
    [navigate, paymentId],
  )
  useEffect(
    () => whenVisible(PAUSES_MS[Math.min(asked, PAUSES_MS.length - 1)] ?? 0, () => void ask(false)),
    [asked, ask],
  )
  const long = asked >= LONG_FROM && state !== 'lost'
  return { state: long ? ('long' as const) : state, busy, askNow: () => void ask(true) }
}
