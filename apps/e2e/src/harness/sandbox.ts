import { startNode, until } from './process.js'

type Fault = { operation: string; kind: string; times?: number; ms?: number; status?: number }
export type Charge = {
  order_id: string
  /** The saved payment method that was charged; null where the customer was present. */
  customer_token: string | null
  merchant_reference1: string | null
  status: string
  fraud_status: string
  authorized: number
  captured: number
  refunded: number
  captures: number
}
export type KlarnaBooks = { orders: number; captures: number; refunds: number; cancelled: number; charges: Charge[] }

export type SandboxProcess = {
  readonly klarnaUrl: string
  readonly smtpUrl: string
  readonly url: string
  books(): Promise<KlarnaBooks>
  fault(fault: Fault): Promise<void>
  clearFaults(): Promise<void>
  callbackPlan(plan: { mode?: 'send' | 'hold' | 'off'; copies?: number; delayMs?: number }): Promise<void>
  sendCallbacks(
    send: { which?: 'held' | 'all'; copies?: number } & (
      | { order?: 'first' | 'reverse' }
      | { order: 'shuffle'; seed: number }
    ),
  ): Promise<number[]>
  /** Chooses on the payment page at this address, and returns where the browser goes next. */
  choose(redirectUrl: string, choice: 'approve' | 'decline' | 'cancel' | 'pending'): Promise<string>
  decide(orderId: string, decision: 'accept' | 'reject'): Promise<void>
  mails(to?: string): Promise<{ id: number; subject: string; to: string[] }[]>
  /** Waits for a new letter to an address, apart from the given ones, and returns its text. */
  letterAfter(to: string, before: readonly { id: number }[]): Promise<string>
  stop(): Promise<void>
}

/** The outside world as a separate process, so that Klarna's books survive when a drill kills the shop. */
export async function startSandbox(): Promise<SandboxProcess> {
  const program = startNode(['--conditions', 'klarsikt:source', '--import', 'tsx', 'apps/sandbox/src/main.ts'], {
    PORT: '0',
  })
  await until('the sandbox starts', async () => program.output().includes('klarnaUrl'), {
    timeout: 20_000,
    details: program.output,
  })
  const line =
    program
      .output()
      .split('\n')
      .find((text) => text.includes('klarnaUrl')) ?? '{}'
  const { url, klarnaUrl, smtpUrl } = JSON.parse(line) as { url: string; klarnaUrl: string; smtpUrl: string }
  const control = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${klarnaUrl}/__control${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`sandbox ${path}: ${answer.status} ${await answer.text()}`)
    return answer.json() as Promise<never>
  }
  const mails = async (to?: string) => {
    const answer = await fetch(`${url}/mail/api/messages${to ? `?to=${encodeURIComponent(to)}` : ''}`)
    return ((await answer.json()) as { messages: { id: number; subject: string; to: string[] }[] }).messages
  }
  return {
    url,
    klarnaUrl,
    smtpUrl,
    books: () => control('GET', '/summary'),
    fault: (fault) => control('POST', '/faults', fault),
    clearFaults: () => control('DELETE', '/faults'),
    callbackPlan: (plan) => control('POST', '/callbacks/plan', plan),
    sendCallbacks: async (send) =>
      ((await control('POST', '/callbacks/send', send)) as { statuses: number[] }).statuses,
    async choose(redirectUrl, choice) {
      const answer = await fetch(redirectUrl, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: `choice=${choice}`,
      })
      const next = answer.headers.get('location')
      if (!next) throw new Error(`hosted page: ${answer.status}`)
      return next
    },
    decide: (orderId, decision) => control('POST', `/orders/${orderId}/decide`, { decision }),
    mails,
    async letterAfter(to, before) {
      const old = new Set(before.map(({ id }) => id))
      let found: number | undefined
      await until(`a letter comes to ${to}`, async () => {
        found = (await mails(to)).find(({ id }) => !old.has(id))?.id
        return found !== undefined
      })
      const letter = await fetch(`${url}/mail/api/messages/${found}`)
      return ((await letter.json()) as { text: string }).text
    },
    stop: () => program.exit('SIGTERM'),
  }
}
