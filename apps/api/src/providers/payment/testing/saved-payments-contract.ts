import { wholeOre } from '@klarsikt/core/money'
import { beforeEach, describe, expect, it } from 'vitest'
import type { PaymentIntent, PaymentProvider, ProviderOrder, SavedPayments } from '../port.js'
import { PaymentToken } from '../saved-payment.js'

/** A failure of a call: done with the answer lost, not done, or answered too late. */
export type CallFault = 'lost-answer' | 'server-error' | 'slow'

/** A provider and its simulator for the contract tests. */
export type SavedPaymentsHarness = {
  readonly provider: PaymentProvider
  /** The same provider with a very short time limit. */
  readonly hurried: PaymentProvider
  /** The same provider at an address that refuses connections. */
  readonly away: PaymentProvider
  reset(): Promise<void>
  /** Approves as the customer; answers the authorization. */
  approve(intent: PaymentIntent): Promise<string>
  /** Sets the failure of the next call. */
  failNext(call: 'tokenise' | 'charge' | 'read', kind: CallFault): Promise<void>
  /** Changes the state of the only token's means of payment. */
  change(to: 'cancelled' | 'suspended' | 'expired' | 'declined' | 'good'): Promise<void>
  tokens(): Promise<number>
  /** Order numbers of the charges in the provider's books. */
  charges(): Promise<string[]>
}

const CUSTOMER = {
  email: 'eva@example.com',
  firstName: 'Eva',
  lastName: 'Ek',
  mobile: '+46701740605',
  street: 'Storgatan 1',
  postalCode: '11122',
  city: 'Stockholm',
}

/** A renewal of lenses that come every third month. */
export function renewalOrder(orderNumber: string, email = CUSTOMER.email): ProviderOrder {
  const price = wholeOre(45_900)
  return {
    paymentId: `payment-${orderNumber}`,
    orderNumber,
    amount: price,
    lines: [
      {
        kind: 'goods',
        reference: '200001',
        name: 'Månadslinser',
        quantity: 1,
        unitPrice: price,
        vatRate: 25,
        total: price,
        subscription: { name: 'Linsabonnemang', months: 3 },
      },
    ],
    customer: { ...CUSTOMER, email },
    savesPayment: true,
  }
}

/** The contract of every provider that saves means of payment, tested with its simulator over HTTP. */
export function describeSavedPayments(name: string, open: () => SavedPaymentsHarness): void {
  describe(`saved payments of ${name}`, () => {
    let harness: SavedPaymentsHarness
    let saved: SavedPayments

    beforeEach(async () => {
      harness = open()
      saved = savedPaymentsOf(harness.provider)
      await harness.reset()
    })

    async function approved(request = renewalOrder('10000001')): Promise<string> {
      const intent = await harness.provider.createSession(request)
      if (!intent.ok) throw new Error(intent.error.kind)
      return harness.approve(intent.value)
    }

    async function savedToken(request = renewalOrder('10000001')): Promise<PaymentToken> {
      const made = await saved.tokenise(request, await approved(request), 'save-1')
      if (!made.ok) throw new Error(made.error.kind)
      return made.value.token
    }

    it('saves what the customer approved, and the first payment is still placed', async () => {
      const request = renewalOrder('10000001')
      const authorization = await approved(request)
      const made = await saved.tokenise(request, authorization, 'save-1')
      expect(made).toMatchObject({
        ok: true,
        value: {
          means: { lastDigits: expect.stringMatching(/^\d{4}$/), expires: expect.stringMatching(/^\d{4}-\d\d$/) },
        },
      })
      expect(await harness.provider.place(request, authorization, 'place-1')).toMatchObject({
        ok: true,
        value: { state: 'authorized' },
      })
      expect(await harness.charges()).toEqual([])
    })

    it('saves without buying anything, what can be charged then', async () => {
      const first = renewalOrder('10000001')
      const none = wholeOre(0)
      const lines = first.lines.map((line) => ({ ...line, unitPrice: none, total: none }))
      const token = await savedToken({ ...first, amount: none, lines })
      expect(await harness.charges()).toEqual([])
      expect(await saved.chargeToken(token, renewalOrder('10000002'), 'charge-1')).toMatchObject({ ok: true })
    })

    it('saves nothing without consent', async () => {
      const request = { ...renewalOrder('10000001'), savesPayment: false }
      const made = await saved.tokenise(request, await approved(request), 'save-1')
      expect(made).toMatchObject({ ok: false, error: { kind: 'refused' } })
    })

    it('saves once, though the answer was lost', async () => {
      const request = renewalOrder('10000001')
      const authorization = await approved(request)
      await harness.failNext('tokenise', 'lost-answer')
      expect(await saved.tokenise(request, authorization, 'save-1')).toEqual({ ok: false, error: { kind: 'unknown' } })
      expect(await saved.tokenise(request, authorization, 'save-1')).toMatchObject({ ok: true })
      expect(await harness.tokens()).toBe(1)
    })

    it('does not lose a token that it cannot describe yet', async () => {
      const request = renewalOrder('10000001')
      const authorization = await approved(request)
      await harness.failNext('read', 'server-error')
      const made = await saved.tokenise(request, authorization, 'save-1')
      expect(made).toMatchObject({ ok: true, value: { means: { lastDigits: null } } })
      if (!made.ok) return
      expect(await saved.readToken(made.value.token)).toMatchObject({
        ok: true,
        value: { state: 'active', means: { lastDigits: expect.stringMatching(/^\d{4}$/) } },
      })
    })

    it('charges a renewal, which is captured and refunded like any payment', async () => {
      const charge = await saved.chargeToken(await savedToken(), renewalOrder('10000002'), 'charge-1')
      if (!charge.ok) throw new Error(charge.error.kind)
      const { state, reference } = charge.value
      expect(state).toBe('authorized')
      expect(
        await harness.provider.capture(reference, { amount: wholeOre(45_900), lines: [] }, 'capture-1'),
      ).toMatchObject({ ok: true })
      expect(await harness.provider.refund(reference, wholeOre(900), 'refund-1')).toMatchObject({ ok: true })
      expect(await harness.provider.status(reference)).toMatchObject({
        ok: true,
        value: { state: 'captured', captured: 45_900, refunded: 900 },
      })
    })

    it('charges once for one key, also when asked in parallel', async () => {
      const token = await savedToken()
      const request = renewalOrder('10000002')
      const charges = await Promise.all(Array.from({ length: 5 }, () => saved.chargeToken(token, request, 'charge-1')))
      expect(new Set(charges.map((one) => (one.ok ? one.value.reference : one.error.kind))).size).toBe(1)
      expect(await harness.charges()).toEqual(['10000002'])
    })

    it('finds the first charge again after its answer was lost', async () => {
      const token = await savedToken()
      const request = renewalOrder('10000002')
      await harness.failNext('charge', 'lost-answer')
      expect(await saved.chargeToken(token, request, 'charge-1')).toEqual({ ok: false, error: { kind: 'unknown' } })
      expect(await harness.charges()).toEqual(['10000002'])
      expect(await saved.chargeToken(token, request, 'charge-1')).toMatchObject({
        ok: true,
        value: { state: 'authorized' },
      })
      expect(await harness.charges()).toEqual(['10000002'])
    })

    it.each(['server-error', 'slow'] as const)('reports an unknown outcome after %s', async (kind) => {
      const token = await savedToken()
      await harness.failNext('charge', kind)
      const charge = await savedPaymentsOf(harness.hurried).chargeToken(token, renewalOrder('10000002'), 'charge-1')
      expect(charge).toEqual({ ok: false, error: { kind: 'unknown' } })
    })

    it('answers unavailable when the provider cannot be reached', async () => {
      const charge = await savedPaymentsOf(harness.away).chargeToken(
        new PaymentToken('token'),
        renewalOrder('10000002'),
        'charge-1',
      )
      expect(charge).toEqual({ ok: false, error: { kind: 'unavailable' } })
    })

    it('distinguishes a declined charge from everything else, and a later try may go well', async () => {
      const token = await savedToken()
      const request = renewalOrder('10000002')
      await harness.change('declined')
      expect(await saved.chargeToken(token, request, 'charge-1')).toMatchObject({
        ok: false,
        error: { kind: 'declined' },
      })
      await harness.change('good')
      expect(await saved.chargeToken(token, request, 'charge-2')).toMatchObject({ ok: true })
      expect(await harness.charges()).toEqual(['10000002'])
    })

    it.each(['cancelled', 'suspended', 'expired'] as const)('does not charge what is %s', async (reason) => {
      const token = await savedToken()
      await harness.change(reason)
      expect(await saved.chargeToken(token, renewalOrder('10000002'), 'charge-1')).toEqual({
        ok: false,
        error: { kind: 'unusable', reason },
      })
      if (reason !== 'expired')
        expect(await saved.readToken(token)).toMatchObject({ ok: true, value: { state: reason } })
      expect(await harness.charges()).toEqual([])
    })

    it('knows nothing of a token that was never made', async () => {
      const token = new PaymentToken('../orders')
      expect(await saved.readToken(token)).toMatchObject({ ok: true, value: { state: 'missing' } })
      expect(await saved.chargeToken(token, renewalOrder('10000002'), 'charge-1')).toEqual({
        ok: false,
        error: { kind: 'unusable', reason: 'missing' },
      })
      expect(await saved.cancelToken(token)).toEqual({ ok: true, value: undefined })
    })

    it('cancels for ever, as often as it is asked', async () => {
      const token = await savedToken()
      expect(await saved.cancelToken(token)).toEqual({ ok: true, value: undefined })
      expect(await saved.cancelToken(token)).toEqual({ ok: true, value: undefined })
      expect(await saved.chargeToken(token, renewalOrder('10000002'), 'charge-1')).toMatchObject({
        ok: false,
        error: { kind: 'unusable', reason: 'cancelled' },
      })
    })
  })
}

function savedPaymentsOf(provider: PaymentProvider): SavedPayments {
  if (!provider.savedPayments) throw new Error(`${provider.name} saves no means of payment`)
  return provider.savedPayments
}
