import type { IncomingMessage } from 'node:http'
import { allowBulkTime } from '@klarsikt/server/http'
import { currentContext } from '@klarsikt/server/log'
import type { Telemetry } from '@klarsikt/server/telemetry'
import { abortOnSilence } from './abort-on-silence.js'

/** Answers requests to the shop's backend, either in this process or in another one. */
export type Backend = (request: Request, environment?: unknown) => Response | Promise<Response>

type Environment = { readonly incoming?: IncomingMessage }

/** Headers that belong to one connection and are not passed on. */
const HOP = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'host', 'content-length']

/** Longest times in ms in which neither a part of the body arrives nor the backend answers. */
export type SilenceTimes = { readonly call: number; readonly feed: number }

/** The backend reads a whole catalogue before it answers a feed, so a feed may be silent for longer. */
const SILENCE: SilenceTimes = { call: 15_000, feed: 600_000 }

/**
 * Passes requests on to a backend in another process. It does not follow redirects, because the browser does. It
 * answers 503 when the backend cannot be reached, or is silent for longer than `silence` allows. A body that still
 * arrives is not silence, so a slow line can send a large feed.
 */
export function remoteBackend(apiUrl: string, telemetry: Telemetry, silence: SilenceTimes = SILENCE): Backend {
  return async (request, environment) => {
    const { pathname, search } = new URL(request.url)
    const headers = new Headers(request.headers)
    for (const name of HOP) headers.delete(name)
    nameCaller(headers, environment)
    nameRequest(headers, telemetry)
    const isFeed = pathname.startsWith('/v2/feed/') && headers.has('authorization')
    const { incoming } = (environment ?? {}) as Environment
    if (isFeed && incoming) allowBulkTime(incoming)
    const { signal, heard, stop } = abortOnSilence(isFeed ? silence.feed : silence.call)
    const init: RequestInit & { duplex?: 'half' } = { method: request.method, headers, redirect: 'manual', signal }
    if (request.body) Object.assign(init, { body: request.body.pipeThrough(heard), duplex: 'half' })
    try {
      const answer = await fetch(`${apiUrl}${pathname}${search}`, init)
      const passed = new Headers(answer.headers)
      // `fetch` has already decompressed the body.
      for (const name of ['content-encoding', 'content-length', ...HOP]) passed.delete(name)
      return new Response(answer.body, { status: answer.status, headers: passed })
    } catch {
      return unavailable()
    } finally {
      stop()
    }
  }
}

/** Adds the address of the caller, as each proxy does. The earlier addresses are what that caller claims. */
function nameCaller(headers: Headers, environment: unknown): void {
  const { incoming } = (environment ?? {}) as Environment
  const address = incoming?.socket.remoteAddress
  if (address) headers.append('x-forwarded-for', address)
}

/** Passes on the request id and the trace, so that the backend logs the same ones. */
function nameRequest(headers: Headers, telemetry: Telemetry): void {
  const requestId = currentContext()?.fields.requestId
  if (requestId) headers.set('x-request-id', requestId)
  for (const [name, value] of Object.entries(telemetry.headers())) headers.set(name, value)
}

/** Makes the answer for a time when no backend is reachable. */
export function unavailable(): Response {
  const body = {
    success: false,
    error: { code: 'unavailable', message: 'Tjänsten är tillfälligt otillgänglig. Försök igen om en stund.' },
  }
  return Response.json(body, { status: 503, headers: { 'retry-after': '2', 'cache-control': 'no-store' } })
}
