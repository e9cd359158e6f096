import { err, ok, type Result } from '@klarsikt/core/lib'
import { clientAddress, readJsonBody } from '@klarsikt/server/http'
import type { Context } from 'hono'
import type { Deps } from '../context.js'
import { authorise } from './authorise.js'
import { FEED_CALLS } from './buckets.js'
import type { Call, Implemented } from './implement.js'
import { invalid, type Refusal, refusalResponse } from './refusal.js'
import type { ServiceApp } from './service-app.js'
import { Written } from './written.js'

type C = Context<{ Variables: { readonly requestId: string } }>

/** Longest JSON body of a call of the widget, bytes. */
const BODY_LIMIT = 256 * 1024

/** Reads, checks and answers one call. */
export async function dispatch(deps: Deps, one: Implemented, c: C): Promise<Response> {
  const call: Call = {
    ...deps,
    requestId: c.get('requestId'),
    address: clientAddress(c, deps.settings.trustProxy),
    origin: c.req.header('origin') ?? null,
    request: c.req.raw,
  }
  const work = () => answer(call, one, c)
  const result = await (one.options.fromMemory ? work() : deps.database.guard(work))
  const response = result.ok ? asResponse(result.value) : refusalResponse(result.error)
  // Secret keys do not belong in a page, nor a session in a page of another origin: such calls are answered to none.
  const refusedOrigin = !result.ok && result.error.code === 'forbidden'
  if (!one.endpoint.route.key && call.origin !== null && !refusedOrigin) {
    response.headers.set('access-control-allow-origin', call.origin)
    response.headers.append('vary', 'origin')
  }
  return response
}

/** Registers a call on the app. */
export function mount(app: ServiceApp, deps: Deps, one: Implemented): void {
  const { method, path } = one.endpoint.route
  app.on(method, path, (c) => dispatch(deps, one, c))
}

async function answer(caller: Call, one: Implemented, c: C): Promise<Result<unknown, Refusal>> {
  const { endpoint, options } = one
  const entered = options.enter ? await options.enter(caller, endpoint) : ok(caller)
  if (!entered.ok) return entered
  const call = entered.value
  const params = endpoint.params?.safeParse(c.req.param())
  if (params?.error) return err(invalid(params.error))
  if (endpoint.route.key && endpoint.route.key !== 'session') {
    const tenant = (params?.data as { tenant?: string } | undefined)?.tenant ?? ''
    const wait = call.buckets.take(FEED_CALLS, `${tenant}|${call.address}`)
    if (wait) return err({ code: 'rate-limited', ...wait })
    const refused = await authorise(call, endpoint.route.key, tenant)
    if (refused) return err(refused)
  }
  const sent = await read(call, one, c)
  if (!sent.ok) return sent
  const query = endpoint.query?.safeParse(options.queryOrBody ? sent.value.both : sent.value.query)
  if (query?.error) return err(invalid(query.error))
  const body = endpoint.lines ? undefined : endpoint.body?.safeParse(sent.value.body)
  if (body?.error) return err(invalid(body.error))
  return one.handle(call, { params: params?.data, query: query?.data, body: body?.data } as never)
}

type Sent = { readonly query: unknown; readonly body: unknown; readonly both: unknown }

async function read(call: Call, { endpoint, options }: Implemented, c: C): Promise<Result<Sent, Refusal>> {
  const query: Record<string, string> = c.req.query()
  const wanted = endpoint.body !== undefined && !endpoint.lines
  const optional = options.queryOrBody === true && Number(c.req.header('content-length') ?? '0') > 0
  if (!wanted && !optional) return ok({ query, body: undefined, both: query })
  const request = options.beacon ? asJson(call.request) : call.request
  const read = await readJsonBody(request, options.bodyLimit ?? BODY_LIMIT)
  if (!read.ok) return err({ code: read.error === 'request.too-large' ? 'too-large' : 'malformed' })
  const both =
    typeof read.value === 'object' && read.value !== null && !Array.isArray(read.value)
      ? { ...read.value, ...query }
      : query
  return ok({ query, body: read.value, both })
}

function asJson(request: Request): Request {
  if (!/^text\/plain/i.test(request.headers.get('content-type') ?? '')) return request
  const headers = new Headers(request.headers)
  headers.set('content-type', 'application/json')
  const init: RequestInit & { duplex?: 'half' } = { method: request.method, headers, body: request.body }
  if (request.body) init.duplex = 'half'
  return new Request(request.url, init)
}

function asResponse(reply: unknown): Response {
  if (reply instanceof Response) return reply
  return new Response(reply instanceof Written ? reply.bytes : JSON.stringify(reply), {
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  })
}
