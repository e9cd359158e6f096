import { timingSafeEqual } from 'node:crypto'
import { isIP } from 'node:net'
import { type ErrorCode, httpStatus, isErrorCode } from '@klarsikt/core/errors'
import { errorMessages } from '@klarsikt/core/messages'
import { clientAddress, failure, readJsonBody, readNoBody } from '@klarsikt/server/http'
import type { Context } from 'hono'
import type { z } from 'zod'
import type { Ctx, Deps } from '../context.js'
import { readSessionCookie, writeSessionCookie } from '../modules/session/cookie.js'
import type { Session } from '../modules/session/session.js'
import { findSession, SESSION_DAYS, startSession } from '../modules/session/sessions.js'
import { type Implemented, isReady, type Refusal } from './endpoint-handler.js'
import type { CallLimit } from './rate-limit.js'

const SHOP_ID = '20'
const JSON_TYPE = 'application/json; charset=utf-8'

type Input = { params: unknown; query: unknown; body: unknown }

/** Answers a request by an implemented endpoint: checks who asks and what they send, then maps the outcome. */
export async function dispatch(
  deps: Deps,
  { endpoint, access, limit, handle }: Implemented,
  c: Context<{ Variables: { requestId: string } }>,
): Promise<Response> {
  const shopId = c.req.header('shop-id')
  if (shopId !== undefined && shopId !== SHOP_ID) return failure('request.malformed')
  const needsCsrf = endpoint.route.csrf === true
  if (needsCsrf && !isOwnOrigin(c, deps)) return failure('csrf.invalid')

  const work = async (): Promise<Response> => {
    const ctx: Ctx = { ...deps, requestId: c.get('requestId'), address: clientAddress(c, deps.settings.trustProxy) }
    const late = limit ? await tooMany(deps, limit, ctx.address) : null
    if (late) return late
    const who =
      access === 'memory' || access === 'public'
        ? { session: null, cookie: null }
        : await identify(deps, c, access === 'visitor')
    if (needsCsrf && !hasCsrfToken(c, who.session)) return failure('csrf.invalid')
    if (access === 'session' && who.session === null) return failure('request.unauthorized')
    const input = await readInput(endpoint, c)
    if (input instanceof Response) return input
    const outcome = await handle({ ...ctx, session: who.session } as never, input as never)
    const answer = outcome.ok ? success(outcome.value) : refuse(outcome.error)
    if (who.cookie) answer.headers.append('set-cookie', who.cookie)
    return answer
  }
  return access === 'memory' ? work() : deps.database.guard(work)
}

async function tooMany({ rateLimits }: Deps, { rule, counted }: CallLimit, address: string): Promise<Response | null> {
  const allowed = await (counted === 'here' ? rateLimits.consumeHere(rule, address) : rateLimits.consume(rule, address))
  return allowed.ok ? null : failure('rate-limited', allowed.error)
}

async function identify(
  deps: Deps,
  c: Context,
  make: boolean,
): Promise<{ session: Session | null; cookie: string | null }> {
  const secure = deps.settings.publicUrl.startsWith('https:')
  const token = readSessionCookie(c.req.header('cookie'), { secure })
  const found = token === null ? null : await findSession(deps, token)
  if (found || !make) return { session: found, cookie: null }
  const started = await startSession(deps)
  const cookie = writeSessionCookie(started.token, { secure, maxAgeSeconds: SESSION_DAYS * 86_400 })
  return { session: started.session, cookie }
}

/** A browser says where a request comes from; only our own pages may change anything. */
function isOwnOrigin(c: Context, deps: Deps): boolean {
  const origin = c.req.header('origin')
  if (origin === undefined) return true
  if (origin === new URL(deps.settings.publicUrl).origin) return true
  // Reached by an address of the same machine: what counts is that page and call agree. Any other name may be one that
  // somebody has pointed at this machine (DNS rebinding) [SEC-24].
  const host = c.req.header('host')
  return host !== undefined && !deps.settings.trustProxy && origin === `http://${host}` && isAddressOrLocalhost(host)
}

function isAddressOrLocalhost(host: string): boolean {
  const name = host.replace(/:\d+$/, '')
  return name === 'localhost' || isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0
}

function hasCsrfToken(c: Context, session: Session | null): boolean {
  const given = Buffer.from(c.req.header('csrf-token') ?? '')
  if (!session) return false
  return [session.csrfToken, ...session.earlierCsrfTokens].some((token) => {
    const expected = Buffer.from(token)
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}

async function readInput(
  { route, params, query, body, errors }: Implemented['endpoint'],
  c: Context,
): Promise<Input | Response> {
  const input: Input = { params: undefined, query: undefined, body: undefined }
  const parts: [keyof Input, z.ZodType | undefined, () => unknown][] = [
    ['params', params, () => c.req.param()],
    ['query', query, () => c.req.query()],
  ]
  if (body) {
    const read = await readJsonBody(c.req.raw)
    if (!read.ok) return failure(read.error)
    parts.push(['body', body, () => read.value])
  } else if (route.method === 'POST') {
    const read = await readNoBody(c.req.raw)
    if (!read.ok) return failure(read.error)
  }
  for (const [name, schema, value] of parts) {
    if (!schema) continue
    const parsed = schema.safeParse(value())
    // A path that cannot be one of ours leads nowhere; what is typed into a form can be put right.
    if (!parsed.success) {
      if (name === 'params') return notFound(errors)
      const code = name === 'query' && errors?.includes('request.malformed') ? 'request.malformed' : 'request.invalid'
      return failure(code, { fields: fieldsOf(parsed.error) })
    }
    input[name] = parsed.data
  }
  return input
}

function notFound(errors: readonly ErrorCode[] = []): Response {
  return failure(errors.find((code) => httpStatus(code) === 404) ?? 'page.not-found')
}

/** Names the fields that did not fit; the schema's own English texts stay inside. */
function fieldsOf(error: z.ZodError): Record<string, string> {
  const text = errorMessages['error.request.invalid']
  return Object.fromEntries(error.issues.slice(0, 20).map((issue) => [issue.path.join('.') || 'body', text]))
}

function success(value: unknown): Response {
  if (isReady(value))
    return new Response(value.body, { headers: { 'content-type': value.type, 'cache-control': value.cacheControl } })
  return new Response(JSON.stringify(value), { headers: { 'content-type': JSON_TYPE, 'cache-control': 'no-store' } })
}

function refuse(refusal: Refusal): Response {
  if (typeof refusal === 'string') return failure(refusal)
  const { code, ...options } = refusal
  return failure(isErrorCode(code) ? code : 'unexpected', options)
}
