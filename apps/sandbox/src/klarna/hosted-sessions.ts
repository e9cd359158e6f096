import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { after, HOUR_MS, isPast, type Klarna } from './context.js'
import { operation, type Call, type Env } from './operation.js'
import { openSession } from './payments.js'
import { badBody, problem } from './problems.js'
import { HostedPageRequest, type Answer, type HostedSession, type HostedStatus } from './types.js'

/** An HPP session ends one hour before the payment session that it shows. */
const HOSTED_MS = 47 * HOUR_MS

const FINAL: readonly HostedStatus[] = ['COMPLETED', 'CANCELLED', 'TIMEOUT', 'DISABLED']
export const isFinal = (session: HostedSession): boolean => FINAL.includes(session.status)

/** The API of Hosted Payment Page v1. */
export function hostedSessionRoutes(klarna: Klarna): Hono<Env> {
  return new Hono<Env>()
    .post(
      '/sessions',
      operation(klarna, 'hpp.create-session', (call) => create(klarna, call)),
    )
    .get(
      '/sessions/:id',
      operation(klarna, 'hpp.read-session', (call) => read(klarna, call)),
    )
    .delete(
      '/sessions/:id',
      operation(klarna, 'hpp.disable-session', (call) => disable(klarna, call)),
    )
}

async function create(klarna: Klarna, call: Call): Promise<Answer> {
  const request = HostedPageRequest.safeParse(await call.body())
  if (!request.success) return badBody(request.error)
  const paymentId = /\/payments\/v1\/sessions\/([^/?#]+)$/.exec(request.data.payment_session_url)?.[1]
  const payment = paymentId ? openSession(klarna, paymentId) : undefined
  if (!payment) return problem(400, 'BAD_VALUE', 'Bad value: payment_session_url')
  const now = klarna.now()
  const session: HostedSession = {
    session_id: randomUUID(),
    payment_session_id: payment.session_id,
    status: 'WAITING',
    merchant_urls: request.data.merchant_urls,
    updated_at: now.toISOString(),
    expires_at: after(now, HOSTED_MS),
  }
  klarna.state.hostedPages.set(session.session_id, session)
  return { status: 201, body: createdBody(klarna, session) }
}

function createdBody(klarna: Klarna, session: HostedSession): Record<string, unknown> {
  const api = `${klarna.options.url()}/hpp/v1/sessions/${session.session_id}`
  const page = `${klarna.options.url()}/hpp/payments/${session.session_id}`
  return {
    session_id: session.session_id,
    session_url: api,
    distribution_url: `${api}/distribution`,
    qr_code_url: `${page}/qr`,
    redirect_url: page,
    expires_at: session.expires_at,
  }
}

/** Returns the session and marks it as timed out when its time is over. */
export function hostedSession(klarna: Klarna, id: string): HostedSession | undefined {
  const session = klarna.state.hostedPages.get(id)
  if (session && !isFinal(session) && isPast(klarna, session.expires_at)) changeStatus(klarna, session, 'TIMEOUT')
  return session
}

export function sessionBody(klarna: Klarna, session: HostedSession): Record<string, unknown> {
  const token = klarna.state.sessions.get(session.payment_session_id)?.authorization_token
  return {
    session_id: session.session_id,
    status: session.status,
    updated_at: session.updated_at,
    expires_at: session.expires_at,
    ...(session.status === 'COMPLETED' && token ? { authorization_token: token } : {}),
  }
}

/** Changes the status and reports the change to the merchant. */
export function changeStatus(klarna: Klarna, session: HostedSession, status: HostedStatus): void {
  if (session.status === status) return
  session.status = status
  session.updated_at = klarna.now().toISOString()
  klarna.saver.changed()
  const url = session.merchant_urls.status_update?.replaceAll('{{session_id}}', session.session_id)
  klarna.callbacks.push('status_update', url, { event_id: randomUUID(), session: sessionBody(klarna, session) })
}

const NO_SESSION = problem(404, 'NOT_FOUND', 'Session not found')

function read(klarna: Klarna, call: Call): Answer {
  const session = hostedSession(klarna, call.param('id'))
  return session ? { status: 200, body: sessionBody(klarna, session) } : NO_SESSION
}

function disable(klarna: Klarna, call: Call): Answer {
  const session = hostedSession(klarna, call.param('id'))
  if (!session) return NO_SESSION
  if (isFinal(session)) return problem(403, 'NOT_ALLOWED', `Session is ${session.status}`)
  changeStatus(klarna, session, 'DISABLED')
  return { status: 204 }
}
