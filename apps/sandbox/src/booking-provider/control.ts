import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { BookingProvider } from './booking-provider.js'
import { FaultRequest } from './faults.js'
import { STATUSES } from './types.js'

const Occupy = z.object({
  location: z.string(),
  start: z.iso.datetime({ offset: true }),
  minutes: z.int().min(1).default(30),
  practitioner: z.string(),
})
const Change = z.object({ status: z.enum(STATUSES).optional(), start: z.iso.datetime({ offset: true }).optional() })

/** Routes for tests. They read the bookings, plan faults, and make changes as the store does. */
export function controlRoutes(provider: BookingProvider): Hono {
  const { books, faults } = provider
  return new Hono()
    .get('/appointments', (c) =>
      c.json({
        appointments: [...books.appointments.values()].map((one) => ({
          ...one,
          start: new Date(one.start).toISOString(),
          end: new Date(one.end).toISOString(),
        })),
      }),
    )
    .get('/holds', (c) =>
      c.json({ holds: [...books.holds.values()].filter(({ expires }) => expires > provider.now()) }),
    )
    .post('/fault', (c) => withBody(c, FaultRequest, (fault) => (faults.set(fault), { ok: true })))
    .post('/occupy', (c) =>
      withBody(c, Occupy, ({ location, start, minutes, practitioner }) => {
        const from = Date.parse(start)
        books.occupy({ location, start: from, end: from + minutes * 60_000, practitioner: { id: practitioner } })
        books.save()
        return { ok: true }
      }),
    )
    .post('/appointments/:reference', (c) =>
      withBody(c, Change, (change) => {
        const found = books.appointments.get(c.req.param('reference'))
        if (!found) return null
        changeAtStore(provider, found.reference, change)
        return { ok: true }
      }),
    )
    .post('/tokens/revoke', (c) => (provider.revokeTokens(), c.json({ ok: true })))
    .post('/reset', (c) => {
      books.reset()
      faults.set({ kind: 'none', ms: 0 })
      return c.json({ ok: true })
    })
}

/** Changes an appointment as the store does in its own system. */
export function changeAtStore(
  { books }: BookingProvider,
  reference: string,
  { status, start }: z.infer<typeof Change>,
) {
  const found = books.appointments.get(reference)
  if (!found) return
  const from = start === undefined ? found.start : Date.parse(start)
  const time = { start: from, end: from + found.end - found.start }
  books.change(found, { ...time, ...(status !== undefined && { status }) })
  books.save()
}

async function withBody<T>(c: Context, schema: z.ZodType<T>, work: (body: T) => object | null): Promise<Response> {
  const parsed = schema.safeParse(await c.req.json().catch(() => ({})))
  if (!parsed.success) return c.json({ error: z.prettifyError(parsed.error) }, 400)
  const answer = work(parsed.data)
  return answer === null ? c.json({ error: 'not found' }, 404) : c.json(answer)
}
