import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { BankId } from './bank-id.js'
import { FaultRequest } from './faults.js'
import { fail, type Order } from './orders.js'
import { readQrCode } from './qr-code.js'
import { act, ACTIONS } from './telephone-actions.js'
import { findPerson, TEST_PERSONS } from './test-persons.js'

const Scan = z.object({ qr: z.string().optional(), autoStartToken: z.string().optional(), personalNumber: z.string() })
const Advance = z.union([
  z.object({ action: z.enum(ACTIONS) }),
  z.object({ status: z.enum(['pending', 'failed']), hintCode: z.string().optional() }),
])

/** Routes for tests. They scan, sign and refuse as a person does, and they make the service fail. */
export function controlRoutes(bankId: BankId): Hono {
  return new Hono()
    .get('/persons', (c) => c.json({ persons: TEST_PERSONS }))
    .get('/orders', (c) => c.json({ orders: bankId.all().map(withoutSecret) }))
    .post('/scan', (c) =>
      withBody(c, Scan, ({ qr, autoStartToken, personalNumber }) => {
        const waiting = bankId.waiting()
        const order =
          qr === undefined
            ? waiting.find((one) => one.autoStartToken === autoStartToken)
            : readQrCode(qr, waiting, bankId.now())
        const person = findPerson(personalNumber)
        if (!order || !person) return null
        bankId.open(order, person)
        return { orderRef: order.ref }
      }),
    )
    .post('/orders/:ref/advance', (c) =>
      withBody(c, Advance, (to) => {
        const order = bankId.find(c.req.param('ref'))
        if (!order) return null
        if ('action' in to) act(order, to.action, bankId.now())
        else force(order, to, bankId.now())
        return withoutSecret(order)
      }),
    )
    .post('/faults', (c) => withBody(c, FaultRequest, (fault) => (bankId.faults.add(fault), { ok: true })))
    .post('/clock', (c) =>
      withBody(c, z.object({ advanceMs: z.number() }), ({ advanceMs }) => (bankId.advance(advanceMs), { ok: true })),
    )
    .post('/reset', (c) => (bankId.reset(), c.json({ ok: true })))
}

function force(
  order: Order,
  { status, hintCode }: { status: 'pending' | 'failed'; hintCode?: string | undefined },
  now: number,
) {
  if (status === 'failed') fail(order, hintCode ?? 'unknown', now)
  else order.hintCode = hintCode ?? order.hintCode
}

function withoutSecret({ ref, kind, status, hintCode, autoStartToken, request, person }: Order) {
  return { ref, kind, status, hintCode, autoStartToken, request, personalNumber: person?.personalNumber ?? null }
}

async function withBody<T>(c: Context, schema: z.ZodType<T>, work: (body: T) => object | null): Promise<Response> {
  const parsed = schema.safeParse(await c.req.json().catch(() => ({})))
  if (!parsed.success) return c.json({ error: z.prettifyError(parsed.error) }, 400)
  const answer = work(parsed.data)
  return answer === null ? c.json({ error: 'not found' }, 404) : c.json(answer)
}
