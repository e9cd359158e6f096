import { http, HttpResponse, type HttpHandler } from 'msw'
import type { z } from 'zod'
import { type DiscoveryCall, type discoveryEndpoints, discoveryRoutes } from '../discovery/index.js'
import type { DiscoveryFailure } from '../discovery/types.js'

type Endpoints = typeof discoveryEndpoints
type BodyOf<K extends DiscoveryCall> = Endpoints[K] extends { readonly body: infer B extends z.ZodType }
  ? z.input<B>
  : undefined

export type DiscoveryMockRequest<K extends DiscoveryCall> = {
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly body: BodyOf<K>
  readonly headers: Headers
}

export class DiscoveryRefusal {
  readonly status: number
  readonly failure: DiscoveryFailure

  constructor(status: number, error: DiscoveryFailure['error']) {
    this.status = status
    this.failure = { success: false, error }
  }
}

type Reply<K extends DiscoveryCall> = z.output<Endpoints[K]['reply']> | DiscoveryRefusal

/**
 * Mocks one call of the discovery service; the compiler checks the answer. `origin` is a prefix such as
 * `https://discovery.test`; the default `*` matches all.
 */
export function mockDiscovery<K extends DiscoveryCall>(
  name: K,
  answer: (request: DiscoveryMockRequest<K>) => Reply<K> | Promise<Reply<K>>,
  origin = '*',
): HttpHandler {
  const { method, path } = discoveryRoutes[name]
  const verb = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete }[method]
  return verb(`${origin}${path}`, async ({ request, params }) => {
    const body: unknown = method === 'GET' ? undefined : await request.json().catch(() => undefined)
    const reply = await answer({
      params: params as Record<string, string>,
      query: new URL(request.url).searchParams,
      body: body as BodyOf<K>,
      headers: request.headers,
    })
    if (reply instanceof DiscoveryRefusal) return HttpResponse.json(reply.failure, { status: reply.status })
    return HttpResponse.json(reply as Record<string, unknown>)
  })
}
