import { setTimeout as pause } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { type Context, type Handler, Hono } from 'hono'
import type { BookingProvider } from './booking-provider.js'
import {
  cancelAppointment,
  deleteHold,
  getAppointment,
  getChanges,
  getSlots,
  moveAppointment,
  NewAppointment,
  NewHold,
  postAppointment,
  putHold,
} from './operations.js'
import { type Answer, problem } from './types.js'

export type Env = { Bindings: Partial<HttpBindings> }
type Call = {
  readonly key: string
  readonly query: Record<string, string>
  readonly body: unknown
  param(name: string): string
}

const ID = /^[0-9a-f]{32}$/

/** The API that shops call. */
export function api(provider: BookingProvider): Hono<Env> {
  const { books } = provider
  const on = (name: string, handle: (call: Call) => Answer, needs: { readonly key?: true } = {}) =>
    operation(provider, name, needs.key === true, handle)
  return new Hono<Env>()
    .post('/oauth2/token', async (c) => {
      if (provider.faults.present.kind === 'away' && cutOff(c)) return RESPONSE_ALREADY_SENT
      const { grant_type: grant } = await c.req.parseBody()
      const token = grant === 'client_credentials' ? provider.token(c.req.header('authorization')) : null
      return token ? c.json(token) : respond(c, problem(401, 'unauthorized'))
    })
    .get(
      '/locations/:location/slots',
      on('getSlots', ({ param, query }) => getSlots(books, param('location'), query)),
    )
    .put(
      '/holds/:hold',
      on('hold', ({ param, body }) => putHold(books, param('hold'), body)),
    )
    .delete(
      '/holds/:hold',
      on('release', ({ param }) => deleteHold(books, param('hold'))),
    )
    .post(
      '/appointments',
      on('createAppointment', ({ key, body }) => postAppointment(books, key, body), { key: true }),
    )
    .get(
      '/appointments/:reference',
      on('getAppointment', ({ param }) => getAppointment(books, param('reference'))),
    )
    .post(
      '/appointments/:reference/move',
      on('moveAppointment', ({ key, param, body }) => moveAppointment(books, key, param('reference'), body), {
        key: true,
      }),
    )
    .post(
      '/appointments/:reference/cancel',
      on('cancelAppointment', ({ param }) => cancelAppointment(books, param('reference')), { key: true }),
    )
    .get(
      '/changes',
      on('getChanges', ({ query }) => getChanges(books, query)),
    )
}

/** Does what all calls share: it checks the token and ids and applies the present fault. */
function operation(
  provider: BookingProvider,
  name: string,
  needsKey: boolean,
  handle: (call: Call) => Answer,
): Handler<Env> {
  return async (c) => {
    const fault = provider.faults.take(name)
    if (fault.kind === 'slow') await pause(fault.ms, undefined, { signal: provider.stopping.signal }).catch(() => {})
    if (fault.kind === 'busy') return respond(c, problem(503, 'unavailable'))
    if (fault.kind === 'away' && cutOff(c)) return RESPONSE_ALREADY_SENT
    if (!provider.isValid(c.req.header('authorization'))) return respond(c, problem(401, 'unauthorized'))
    const key = c.req.header('idempotency-key') ?? ''
    const ids = [c.req.param('hold'), c.req.param('reference'), needsKey ? key : undefined]
    if (ids.some((one) => one !== undefined && !ID.test(one)))
      return respond(c, problem(422, 'invalid', 'An id is wrong'))
    const body: unknown = await c.req.json().catch(() => undefined)
    if (fault.kind === 'taken') giveAway(provider, name, body)
    const answer = handle({ key, body, query: c.req.query(), param: (one) => c.req.param(one) ?? '' })
    provider.books.save()
    if (fault.kind === 'lost' && cutOff(c)) return RESPONSE_ALREADY_SENT
    return respond(c, fault.kind === 'wrong' ? { ...answer, body: nonsense(answer.body) } : answer)
  }
}

/** Gives the requested time to another customer first, as over the phone. */
function giveAway({ books }: BookingProvider, name: string, body: unknown): void {
  const read = (name === 'hold' ? NewHold : NewAppointment).safeParse(body)
  if (!read.success) return
  books.holds.clear()
  for (let slot = books.find(read.data); slot; slot = books.find(read.data))
    books.occupy({ ...slot, location: read.data.location })
}

function cutOff(c: Context<Env>): boolean {
  const socket = c.env.incoming?.socket
  socket?.destroy()
  return socket !== undefined
}

function respond(c: Context<Env>, { status, body }: Answer): Response {
  return body === null ? c.body(null, 204) : c.json(body, status as 200)
}

/** Returns a copy of an answer in which every start and end are swapped. */
function nonsense(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(nonsense)
  if (typeof body !== 'object' || body === null) return body
  const swapped: Record<string, string> = { start: 'end', end: 'start' }
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [swapped[name] ?? name, nonsense(value)]))
}
