import { describe, expect, it } from 'vitest'
import { ore } from '../money/index.js'
import {
  awaitsCustomer,
  awaitsPage,
  CHECKOUT_STEPS,
  checkSubmit,
  couldNotOpen,
  endedInVain,
  isAtProvider,
  isBeingPlaced,
  isPlaced,
  nextStep,
  submissionStates,
} from './index.js'
import { isStepOpen } from './steps.js'

const done = { lines: 2, customer: true, delivery: true }

describe('steps', () => {
  it.each([
    [{ lines: 0, customer: true, delivery: true }, 'cart'],
    [{ lines: 1, customer: false, delivery: true }, 'customer'],
    [{ lines: 1, customer: true, delivery: false }, 'delivery'],
    [done, 'payment'],
  ] as const)('%o leads to %s', (progress, step) => {
    expect(nextStep(progress)).toBe(step)
  })

  it('cannot be skipped, but can be gone back to', () => {
    const open = CHECKOUT_STEPS.filter((step) => isStepOpen(step, { lines: 1, customer: true, delivery: false }))
    expect(open).toEqual(['cart', 'customer', 'delivery'])
  })
})

describe('submitting', () => {
  const submit = { progress: done, termsAccepted: true, total: ore(100), expectedTotal: ore(100) }

  it('is ready when complete, accepted and at the total that was shown', () => {
    expect(checkSubmit(submit)).toEqual({ ok: true, value: 'ready' })
    expect(checkSubmit({ ...submit, expectedTotal: null })).toEqual({ ok: true, value: 'ready' })
  })

  it.each([
    [{ progress: { ...done, lines: 0 } }, 'cart.empty'],
    [{ progress: { ...done, customer: false } }, 'checkout.incomplete'],
    [{ termsAccepted: false }, 'checkout.terms-required'],
    [{ expectedTotal: ore(99) }, 'checkout.price-changed'],
  ])('with %o is refused: %s', (change, error) => {
    expect(checkSubmit({ ...submit, ...change })).toEqual({ ok: false, error })
  })
})

describe('a submission', () => {
  it('waits for the customer until the customer has approved', () => {
    expect(submissionStates.states.filter(awaitsCustomer)).toEqual(['reserved', 'redirected'])
  })

  it.each([
    ['awaits its page', awaitsPage, ['reserved']],
    ['is at the provider', isAtProvider, ['redirected']],
    ['is being placed', isBeingPlaced, ['finalising', 'unknown']],
    ['is placed', isPlaced, ['placed']],
    ['could not be opened', couldNotOpen, ['failed']],
    ['has ended in vain', endedInVain, ['declined', 'cancelled', 'expired', 'failed']],
  ])('%s', (_name, holds, states) => {
    expect(submissionStates.states.filter(holds)).toEqual(states)
  })
})
