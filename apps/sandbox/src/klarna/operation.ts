import { timingSafeEqual } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context, Handler } from 'hono'
import { pause } from './callbacks.js'
import { after, DAY_MS, isPast, type Klarna } from './context.js'
import type { Fault, Operation } from './faults.js'
import { problem } from './problems.js'
import type { Answer } from './types.js'

export type Env = { Bindings: Partial<HttpBindings> }

export type Call = {
  param(name: string): string
  body(): Promise<unknown>
  /** Fraud status that the control API forces for this call. */
  forced: 'PENDING' | 'REJECTED' | null
}

/** Wraps a call of the API with basic authentication, planned faults, idempotency and a JSON answer. */
export function operation(
  klarna: Klarna,
  name: Operation,
  handle: (call: Call) => Promise<Answer> | Answer,
): Handler<Env> {
  return async (c) => {
    if (!isAuthorized(klarna, c.req.header('authorization'))) {
      return respond(c, problem(401, 'UNAUTHORIZED', 'Authentication failed'))
    }
    const fault = klarna.faults.take(name)
    const before = await faultBefore(klarna, c, fault)
    if (before) return before
    const call: Call = {
      param: (key) => c.req.param(key) ?? '',
      body: () => c.req.json().catch(() => undefined) as Promise<unknown>,
      forced: fault?.kind === 'pending' ? 'PENDING' : fault?.kind === 'reject' ? 'REJECTED' : null,
    }
    const answer = await remembered(klarna, c.req.header('klarna-idempotency-key'), async () => handle(call))
    klarna.saver.changed()
    // The answer is stored before it is sent, so that Klarna knows it even after a crash.
    await klarna.saver.saved()
    return (await faultAfter(klarna, c, fault)) ?? respond(c, answer)
  }
}

/** Lifetime of an idempotency key, as in the real service. After it the same call counts as new. */
const KEY_LIFETIME_MS = DAY_MS

function earlierAnswer(klarna: Klarna, key: string): Answer | undefined {
  const answer = klarna.state.answers.get(key)
  const isForgotten = answer?.answered_at && isPast(klarna, after(new Date(answer.answered_at), KEY_LIFETIME_MS))
  return isForgotten ? undefined : answer
}

/** Returns the same answer for the same key, also while the first call is still running. */
async function remembered(klarna: Klarna, key: string | undefined, work: () => Promise<Answer>): Promise<Answer> {
  if (!key) return work()
  const known = earlierAnswer(klarna, key) ?? klarna.inFlight.get(key)
  if (known) return known
  const running = work()
  klarna.inFlight.set(key, running)
  try {
    const answer = await running
    if (answer.status < 400) klarna.state.answers.set(key, { ...answer, answered_at: klarna.now().toISOString() })
    return answer
  } finally {
    klarna.inFlight.delete(key)
  }
}

function isAuthorized(klarna: Klarna, header: string | undefined): boolean {
  const encoded = /^Basic (.+)$/i.exec(header ?? '')?.[1]
  if (!encoded) return false
  const given = Buffer.from(encoded, 'base64')
  const expected = klarna.options.credentials
  if (!expected) return /^[^:]+:.+$/.test(given.toString())
  const required = Buffer.from(`${expected.user}:${expected.password}`)
  return given.length === required.length && timingSafeEqual(given, required)
}

async function faultBefore(klarna: Klarna, c: Context<Env>, fault: Fault | undefined): Promise<Response | undefined> {
  if (fault?.kind === 'error') return respond(c, serverError(fault))
  if (fault?.kind === 'reset') return cutOff(c)
  if (fault?.kind === 'slow') await pause(fault.ms, klarna.stopping.signal)
  if (fault?.kind === 'hang') {
    await pause(fault.ms, klarna.stopping.signal)
    return respond(c, problem(504, 'TEMPORARILY_UNAVAILABLE', 'Temporarily unavailable'))
  }
  return undefined
}

async function faultAfter(klarna: Klarna, c: Context<Env>, fault: Fault | undefined): Promise<Response | undefined> {
  if (fault?.kind === 'error-after') return respond(c, serverError(fault))
  if (fault?.kind === 'reset-after') return cutOff(c)
  if (fault?.kind === 'hang-after') {
    await pause(fault.ms, klarna.stopping.signal)
    return cutOff(c)
  }
  return undefined
}

function serverError(fault: Fault): Answer {
  return problem(fault.status, 'INTERNAL_SERVER_ERROR', 'Unexpected server error')
}

/**
 * Closes the connection without an answer. A call in the same process has no socket, so its body breaks off instead.
 */
function cutOff(c: Context<Env>): Response {
  const socket = c.env?.incoming?.socket
  if (socket) {
    socket.destroy()
    return RESPONSE_ALREADY_SENT
  }
  return new Response(new ReadableStream({ start: (controller) => controller.error(new Error('connection reset')) }))
}

export function respond(c: Context<Env>, answer: Answer): Response {
  const headers = { 'klarna-correlation-id': crypto.randomUUID(), ...answer.headers }
  if (answer.body === undefined) return c.body(null, answer.status as 204, headers)
  return c.json(answer.body, answer.status as 200, headers)
}
