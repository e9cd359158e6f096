import { setTimeout as pause } from 'node:timers/promises'
import type { TLSSocket } from 'node:tls'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { z } from 'zod'
import type { BankId } from './bank-id.js'
import { completionData } from './completion-data.js'
import type { Order } from './orders.js'
import { AuthBody, OrderRefBody, SignBody } from './request-body.js'

export type RpEnv = { Bindings: HttpBindings }

/** Path of the API on its host, the same as the real one. */
export const RP_PATH = '/rp/v6.0'

/** The API for relying parties: JSON over mutual TLS. */
export function rpApi(bankId: BankId): Hono<RpEnv> {
  return new Hono<RpEnv>()
    .basePath(RP_PATH)
    .use(demandCertificate)
    .post('/auth', operation(bankId, 'auth'), (c) => begin(c, bankId, 'auth'))
    .post('/sign', operation(bankId, 'sign'), (c) => begin(c, bankId, 'sign'))
    .post('/collect', operation(bankId, 'collect'), async (c) => {
      const order = await orderOf(c, bankId)
      if (!order) return refuse(c, 400, 'invalidParameters', 'No such order')
      const body = describe(order, bankId.now())
      if (order.status !== 'pending') order.isCollected = true
      return c.json(body)
    })
    .post('/cancel', operation(bankId, 'cancel'), async (c) => {
      const order = await orderOf(c, bankId)
      if (order?.status !== 'pending') return refuse(c, 400, 'invalidParameters', 'No such order')
      bankId.remove(order)
      return c.json({})
    })
    .all('/:operation{auth|sign|collect|cancel}', (c) => refuse(c, 405, 'methodNotAllowed', 'Only POST'))
    .all('*', (c) => refuse(c, 404, 'notFound', 'No such operation'))
}

/** Refuses callers without a certificate of the simulator's root. */
const demandCertificate: MiddlewareHandler<RpEnv> = async (c, next) => {
  const socket = c.env.incoming.socket as TLSSocket
  if (!socket.authorized) return refuse(c, 401, 'unauthorized', 'No certificate of a relying party')
  return next()
}

/** Does what all calls share: it applies planned faults and checks the content type. */
function operation(bankId: BankId, name: string): MiddlewareHandler<RpEnv> {
  return async (c, next) => {
    const fault = bankId.faults.take(name)
    if (fault && fault.ms > 0) await pause(fault.ms)
    if (fault?.kind === 'error') return refuse(c, fault.status, fault.errorCode, 'Planned')
    if (fault?.kind === 'reset') {
      c.env.incoming.socket.destroy()
      return RESPONSE_ALREADY_SENT
    }
    // A content type with a charset is also refused.
    if (c.req.header('content-type') !== 'application/json')
      return refuse(c, 415, 'unsupportedMediaType', 'The content type must be application/json')
    return next()
  }
}

async function begin(c: Context<RpEnv>, bankId: BankId, kind: Order['kind']): Promise<Response> {
  const parsed = (kind === 'auth' ? AuthBody : SignBody).safeParse(await c.req.json().catch(() => undefined))
  if (!parsed.success) return refuse(c, 400, 'invalidParameters', z.prettifyError(parsed.error))
  const order = bankId.begin(kind, parsed.data)
  if (!order) return refuse(c, 400, 'alreadyInProgress', 'Order already in progress for pno')
  const { ref: orderRef, autoStartToken, qrStartToken, qrStartSecret } = order
  return c.json({ orderRef, autoStartToken, qrStartToken, qrStartSecret })
}

async function orderOf(c: Context<RpEnv>, bankId: BankId): Promise<Order | undefined> {
  const parsed = OrderRefBody.safeParse(await c.req.json().catch(() => undefined))
  return parsed.success ? bankId.find(parsed.data.orderRef) : undefined
}

function describe(order: Order, now: number): Record<string, unknown> {
  const { ref: orderRef, status, hintCode } = order
  if (status === 'complete') return { orderRef, status, completionData: completionData(order, now) }
  return { orderRef, status, hintCode }
}

function refuse(c: Context<RpEnv>, status: number, errorCode: string, details: string): Response {
  return c.json({ errorCode, details }, status as 400)
}
