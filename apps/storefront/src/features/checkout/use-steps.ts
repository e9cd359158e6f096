import type { CheckoutStep } from '@klarsikt/core/checkout'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useReturnFromCache } from '../../lib/use-return-from-cache.js'
import { type CheckoutData, mayEdit } from './checkout-data.js'
import { buyProblem, endProblem } from './problem.js'
import { useCheckoutForm } from './use-checkout-form.js'
import { forgetTyped } from './use-typed-draft.js'

/** Returns the open step, what stopped the purchase, and the forms whose answers decide both. */
export function useSteps(data: CheckoutData) {
  const { checkout } = data
  const [editing, setEditing] = useState<CheckoutStep | null>(data.editing)
  const [ended, setEnded] = useState(data.ended)
  const { revalidate } = useRevalidator()
  const buy = useCheckoutForm('buy')
  useReturnFromCache(() => {
    buy.reset()
    void revalidate()
  })
  /** Opens the next step. */
  const showNextStep = () => {
    setEditing(null)
    setEnded(null)
    buy.reset()
  }
  const customer = useCheckoutForm('customer', () => {
    forgetTyped()
    showNextStep()
  })
  const delivery = useCheckoutForm('delivery', showNextStep)
  return {
    current: editing && mayEdit(editing, checkout.step) ? editing : checkout.step,
    problem: buy.busy ? null : (buyProblem(buy.answer, checkout) ?? endProblem(ended)),
    forms: { customer, delivery, buy },
    edit: setEditing,
    showNextStep,
  }
}
