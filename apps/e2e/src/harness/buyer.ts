import { randomUUID } from 'node:crypto'
import { createShopClient, isFailure, type ShopClient } from '@klarsikt/contract/client'
import type { SubmitReply } from '@klarsikt/contract/shop/types'
import type { SandboxProcess } from './sandbox.js'

export type Trace = { readonly call: string; readonly status: number; readonly ms: number }[]

export type Buyer = {
  readonly client: ShopClient
  readonly trace: Trace
  readonly email: string
  /** Fills the checkout up to the button. */
  prepare(lines: readonly { skuId: string; quantity: number }[]): Promise<void>
  submit(key?: string): Promise<{ status: number; body: SubmitReply | { success: false; error: { code: string } } }>
  /** Goes through the payment page and back. */
  pay(
    reply: SubmitReply,
    sandbox: SandboxProcess,
    choice?: 'approve' | 'decline' | 'cancel' | 'pending',
  ): Promise<string>
}

/** A shopper who calls the shop as a browser does: with cookies, CSRF token and one session. Given cookies continue an earlier session. */
export function createBuyer(baseUrl: string, cookies = new Map<string, string>()): Buyer {
  const trace: { call: string; status: number; ms: number }[] = []
  let token: string | undefined
  const send: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers)
    if (cookies.size > 0) headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const started = performance.now()
    const answer = await fetch(input, { ...init, headers })
    trace.push({ call: new URL(String(input)).pathname, status: answer.status, ms: performance.now() - started })
    for (const cookie of answer.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      const cut = pair.indexOf('=')
      cookies.set(pair.slice(0, cut), pair.slice(cut + 1))
    }
    return answer
  }
  const client = createShopClient({
    baseUrl,
    apiKey: 'klarsikt-web',
    fetch: send,
    async csrfToken() {
      if (token) return token
      const shopper = await client.getShopper()
      if (isFailure(shopper)) throw new Error(shopper.error.code)
      token = shopper.token
      return token
    },
  })
  const email = `kund-${randomUUID().slice(0, 8)}@exempel.test`
  const must = <T>(answer: T): T => {
    if (isFailure(answer)) throw new Error(`${trace.at(-1)?.call}: ${JSON.stringify(answer)}`)
    return answer
  }
  return {
    client,
    trace,
    email,
    async prepare(lines) {
      for (const line of lines) must(await client.updateCart({ body: { ...line, noCheckoutInfo: true } }))
      must(
        await client.setCustomer({
          body: {
            firstName: 'Astrid',
            lastName: 'Ek-Lund',
            email,
            mobile: '070-174 06 05',
            street: 'Storgatan 2',
            postalCode: '111 47',
            city: 'Stockholm',
          },
        }),
      )
      const checkout = must(await client.getCheckout())
      const delivery =
        'data' in checkout
          ? (checkout.data.deliveryOptions.find((one) => !one.needsStore) ?? checkout.data.deliveryOptions[0])
          : undefined
      must(await client.setDelivery({ body: { method: delivery?.id ?? 0 } }))
      must(await client.setPayment({ body: { method: 60 } }))
    },
    async submit(key = randomUUID()) {
      const body = await client.submitCheckout({ body: { idempotencyKey: key, termsAccepted: true } })
      return { status: trace.at(-1)?.status ?? 0, body }
    },
    async pay(reply, sandbox, choice = 'approve') {
      if (reply.status === 'placed') return 'paid'
      if (reply.status !== 'redirect') return reply.status
      const next = new URL(await sandbox.choose(reply.redirectUrl, choice), baseUrl)
      const authorizationToken = next.searchParams.get('authorization_token') ?? undefined
      const done = await client.completePayment({
        body: {
          paymentId: reply.paymentId,
          outcome:
            choice === 'approve' || choice === 'pending' ? 'success' : choice === 'cancel' ? 'cancel' : 'failure',
          ...(authorizationToken ? { authorizationToken } : {}),
        },
      })
      return isFailure(done) ? done.error.code : done.data.state
    },
  }
}
