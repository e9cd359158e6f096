import type { HttpBindings } from '@hono/node-server'
import { err, ok, type Result } from '@klarsikt/core/lib'
import type { Context } from 'hono'
import type { Database } from '../database/index.js'
import type { Telemetry } from '../telemetry/index.js'
import type { HttpEndpoint } from './endpoint.js'
import type { Failures, InputPart, Refusal } from './failures.js'
import type { HttpApp, HttpVariables } from './http-app.js'
import { type HandlerOptions, type Implemented, isReady, JSON_TYPE } from './implement.js'
import { readFormBody } from './read-form-body.js'
import { BODY_LIMIT, readJsonBody, readNoBody } from './read-json-body.js'
import { allowBulkTime } from './request-time.js'

export type HttpContext = Context<{ Variables: HttpVariables }>

/** A call with its actor. Services add what their handlers need. */
export type ServiceCall = { readonly actor: { readonly kind: string } }

type Entered<Call> = { readonly call: Call; readonly cookie?: string | null }

/** The parts in which services differ. {@link mountEndpoints} does the rest. */
export type Service<Call extends ServiceCall, Code extends string, One extends Implemented<Code>> = {
  readonly database: Pick<Database, 'guard'>
  readonly failures: Failures<Code>
  readonly telemetry: Telemetry
  /** Finds out who calls. Refuses only callers who may make no call at all. */
  enter(c: HttpContext, one: One): Promise<Result<Entered<Call>, Refusal<Code>>>
  /** Returns whether the caller has the permission of the endpoint. */
  can(call: Call, one: One): boolean
  /**
   * Checks what a permitted call must show in addition, such as a token against forged requests. Returns null when the
   * call may go on.
   */
  admit?(c: HttpContext, one: One, call: Call): Promise<Refusal<Code> | null> | Refusal<Code> | null
  /** Completes every response of an endpoint, for example with headers. */
  finish?(c: HttpContext, one: One, response: Response): void
  readonly bodyLimit?: number
  /** Returns the HTTP status of a successful answer. The default is 200. */
  statusOf?(reply: unknown): number
}

export function mountEndpoints<Call extends ServiceCall, Code extends string, One extends Implemented<Code>>(
  app: HttpApp,
  service: Service<Call, Code, One>,
  endpoints: readonly One[],
): void {
  for (const one of endpoints) {
    const { method, path } = one.endpoint.route
    app.on(method, path, (c) => dispatch(service, one, c))
  }
}

/**
 * Answers one call: it finds the caller, checks the permission, reads the input, runs the handler and turns the result
 * into a response.
 */
async function dispatch<Call extends ServiceCall, Code extends string, One extends Implemented<Code>>(
  service: Service<Call, Code, One>,
  one: One,
  c: HttpContext,
): Promise<Response> {
  const refuse = (refusal: Refusal<Code>): Response => {
    service.telemetry.count('klarsikt.refusals', { code: typeof refusal === 'string' ? refusal : refusal.code })
    return service.failures.refuse(refusal)
  }
  const work = async (): Promise<Response> => {
    const entered = await service.enter(c, one)
    if (!entered.ok) return refuse(entered.error)
    const { call, cookie } = entered.value
    const outcome = await answer(service, one, c, call)
    const response = outcome.ok
      ? toResponse(outcome.value, service.statusOf?.(outcome.value) ?? 200)
      : refuse(outcome.error)
    if (cookie) response.headers.append('set-cookie', cookie)
    return response
  }
  const response = await (one.options.needsDatabase === false ? work() : service.database.guard(work))
  service.finish?.(c, one, response)
  return response
}

async function answer<Call extends ServiceCall, Code extends string, One extends Implemented<Code>>(
  service: Service<Call, Code, One>,
  one: One,
  c: HttpContext,
  call: Call,
): Promise<Result<unknown, Refusal<Code>>> {
  const { codes } = service.failures.list
  if (!service.can(call, one)) return err(call.actor.kind === 'visitor' ? codes.unauthorized : codes.forbidden)
  const refused = await service.admit?.(c, one, call)
  if (refused) return err(refused)
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>
  if (one.options.bulk && incoming) allowBulkTime(incoming)
  const input = await readInput(service, one, c)
  return input.ok ? one.handle(call as never, input.value as never) : input
}

type Input = Readonly<Record<InputPart, unknown>>

async function readInput<Call extends ServiceCall, Code extends string, One extends Implemented<Code>>(
  { failures, bodyLimit }: Service<Call, Code, One>,
  { endpoint, options }: One,
  c: HttpContext,
): Promise<Result<Input, Refusal<Code>>> {
  const params = parse('params', c.req.param())
  if (!params.ok) return params
  const sent = await readBody(c, endpoint, { bodyLimit: bodyLimit ?? BODY_LIMIT, ...options })
  if (!sent.ok)
    return err(sent.error === 'request.too-large' ? failures.list.codes.tooLarge : failures.list.codes.malformed)
  const queryString: Record<string, string> = c.req.query()
  const query = parse(
    'query',
    options.queryOrBody && isRecord(sent.value) ? { ...sent.value, ...queryString } : queryString,
  )
  if (!query.ok) return query
  const body = endpoint.lines ? ok(undefined) : parse('body', sent.value)
  return body.ok ? ok({ params: params.value, query: query.value, body: body.value }) : body

  function parse(part: InputPart, value: unknown): Result<unknown, Refusal<Code>> {
    const parsed = endpoint[part]?.safeParse(value)
    return parsed?.error ? err(failures.list.invalid(parsed.error, part, endpoint)) : ok(parsed?.data)
  }
}

function readBody(
  c: HttpContext,
  { route, body, lines, form }: HttpEndpoint,
  { bodyLimit, queryOrBody, beacon }: HandlerOptions,
): ReturnType<typeof readJsonBody> {
  const { raw } = c.req
  const hasBody = queryOrBody ? Number(c.req.header('content-length') ?? '0') > 0 : body !== undefined
  if (lines) return Promise.resolve(ok(undefined))
  if (form) return readFormBody(raw, bodyLimit ?? BODY_LIMIT)
  if (hasBody) return readJsonBody(beacon ? asJson(raw) : raw, bodyLimit)
  return route.method === 'POST' && !queryOrBody ? readNoBody(raw, bodyLimit) : Promise.resolve(ok(undefined))
}

function asJson(request: Request): Request {
  if (!/^text\/plain/i.test(request.headers.get('content-type') ?? '')) return request
  const headers = new Headers(request.headers)
  headers.set('content-type', 'application/json')
  const init: RequestInit & { duplex?: 'half' } = { method: request.method, headers, body: request.body }
  if (request.body) init.duplex = 'half'
  return new Request(request.url, init)
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The compression middleware adds this header to every response. When the header is there already, the middleware does
 * not build a second response around the body, which would cost as much as the rest of a small response.
 */
const VARY = { vary: 'Accept-Encoding' }

function toResponse(value: unknown, status: number): Response {
  if (value instanceof Response) return value
  if (isReady(value))
    return new Response(value.body, {
      headers: { 'content-type': value.type, 'cache-control': value.cacheControl, ...VARY },
    })
  return new Response(JSON.stringify(value), {
    status,
    headers: { 'content-type': JSON_TYPE, 'cache-control': 'no-store', ...VARY },
  })
}
