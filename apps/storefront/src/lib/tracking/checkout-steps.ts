import { type Failure, isFailure, type StoreClient } from '@klarsikt/contract/client'
import type { CheckoutState } from '@klarsikt/contract/shop/types'
import { type MakeEvents, trackEvents } from './track-events.js'

type Answer = { readonly data: CheckoutState } | Failure

/** Tracks the steps of the checkout in its calls, so that the screens need not do it. */
export function withCheckoutSteps(client: StoreClient): StoreClient {
  return {
    ...client,
    setDelivery: withTracking(client.setDelivery, (events, state) => events.addShippingInfo(state)),
    setPayment: withTracking(client.setPayment, (events, state) => events.addPaymentInfo(state)),
  }
}

function withTracking<Input extends readonly unknown[]>(
  call: (...input: Input) => Promise<Answer>,
  make: (events: Parameters<MakeEvents>[0], state: CheckoutState) => ReturnType<MakeEvents>,
): (...input: Input) => Promise<Answer> {
  return async (...input) => {
    const answer = await call(...input)
    if (!isFailure(answer)) trackEvents((events) => make(events, answer.data))
    return answer
  }
}
