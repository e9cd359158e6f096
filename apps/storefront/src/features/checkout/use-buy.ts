import type { CheckoutState, SubmitReply } from '@klarsikt/contract/shop/types'
import { checkoutMessages } from '@klarsikt/core/messages'
import { encodedHref } from '@klarsikt/core/paths'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { callShop, type Outcome } from '../../lib/call.js'
import { useReturnFromCache } from '../../lib/use-return-from-cache.js'
import { useShop } from '../../shell/shop-state.js'
import { attemptKey } from './attempt.js'
import { leavePage } from './leave-page.js'
import { type Problem, shortLines } from './problem.js'
import type { Checkout } from './use-checkout.js'

type Phase = 'idle' | 'busy' | 'leaving'
type Refused = Extract<Outcome<unknown>, { ok: false }>

/** After this long without an answer the shopper may press again; the key makes that safe, milliseconds. */
const PATIENCE_MS = 25_000

interface Options {
  readonly checkout: Checkout
  readonly onProblem: (problem: Problem | null) => void
}

/** The buy button: chooses the payment, places the order, and goes where the answer leads. */
export function useBuy({ checkout, onProblem }: Options) {
  const store = useShop()
  const navigate = useNavigate()
  const [phase, setPhase] = useState<Phase>('idle')
  const running = useRef(false)
  const stop = () => {
    running.current = false
    setPhase('idle')
  }
  useReturnFromCache(() => {
    stop()
    void checkout.refresh()
  })

  const follow = (reply: SubmitReply) => {
    if (reply.status === 'redirect') {
      setPhase('leaving')
      leavePage(reply.redirectUrl)
    } else if (reply.status === 'placed')
      void navigate(encodedHref('checkout-confirmation', { orderNumber: reply.orderNumber }))
    else void navigate(`${encodedHref('checkout-klarna')}?paymentId=${encodeURIComponent(reply.paymentId)}`)
  }

  const buy = async (method: number) => {
    if (running.current) return
    running.current = true
    setPhase('busy')
    onProblem(null)
    // The sum on the screen is the one that is agreed to, whatever the next answers say.
    const seen = checkout.state
    const chosen =
      seen.paymentMethod === method ? null : await checkout.run((client) => client.setPayment({ body: { method } }))
    const outcome =
      chosen && !chosen.ok
        ? chosen
        : await callShop(store, (client) =>
            withPatience(
              client.submitCheckout({
                body: { idempotencyKey: attemptKey(seen), termsAccepted: true, expectedTotal: seen.totals.total },
              }),
            ),
          )
    if (outcome.ok) return follow(outcome.value)
    onProblem(await explain(outcome, checkout))
    stop()
  }
  return { phase, buy }
}

/** Rejects when no answer comes in time; the order may still be placed, and the same key will say so. */
function withPatience<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('No answer in time')), PATIENCE_MS)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}

/** What a refusal means to the shopper; sums and steps are fetched again where they may have changed. */
async function explain(refused: Refused, checkout: Checkout): Promise<Problem> {
  if (isUnsure(refused.code)) return { kind: 'unsure', message: refused.message }
  const message: Problem = { kind: 'message', message: refused.message }
  const fresh = changesCheckout(refused.code) ? await checkout.refresh() : null
  const state: CheckoutState | null = fresh?.ok ? fresh.value.data : null
  if (refused.code === 'checkout.price-changed')
    return state ? { kind: 'price', total: state.totals.total, giftCards: state.totals.giftCards } : message
  if (refused.code === 'article.out-of-stock') return { kind: 'stock', names: shortLines(state ?? checkout.state) }
  return message
}

function isUnsure(code: Refused['code']): boolean {
  return code === 'network' || code === 'unexpected' || code === 'unavailable'
}

function changesCheckout(code: Refused['code']): boolean {
  return !/^(?:rate-limited|request\.|csrf\.)/.test(code)
}

/** What the button says while it works. */
export function phaseText(phase: Phase): string {
  return phase === 'leaving' ? checkoutMessages['checkout.redirecting'] : ''
}
