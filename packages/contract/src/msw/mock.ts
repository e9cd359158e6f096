import { http, HttpResponse, type HttpHandler } from 'msw'
import type { InputOf, ReplyOf } from '../endpoint/endpoint.js'
import type { Failure } from '../endpoint/failure.js'
import { type shopEndpoints } from '../shop/index.js'
import { shopRoutes, type ShopCall } from '../shop/routes.js'

type Endpoints = typeof shopEndpoints

export type MockRequest<K extends ShopCall> = {
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly body: InputOf<Endpoints[K]> extends { body: infer B } ? B : undefined
  readonly headers: Headers
}

export class MockRefusal {
  readonly status: number
  readonly failure: Failure

  constructor(status: number, error: Failure['error']) {
    this.status = status
    this.failure = { success: false, error }
  }
}

type Reply<K extends ShopCall> = ReplyOf<Endpoints[K]> | MockRefusal

function respond(reply: unknown) {
  if (reply instanceof MockRefusal) return HttpResponse.json(reply.failure, { status: reply.status })
  return HttpResponse.json(reply as Record<string, unknown>)
}

/**
 * Mocks one call of the shop's API; the compiler checks the answer. `origin` is a prefix such as `https://api.test`;
 * the default `*` matches all.
 */
export function mock<K extends ShopCall>(
  name: K,
  answer: (request: MockRequest<K>) => Reply<K> | Promise<Reply<K>>,
  origin = '*',
): HttpHandler {
  const { method, path } = shopRoutes[name]
  return http[method === 'GET' ? 'get' : 'post'](`${origin}${path}`, async ({ request, params }) => {
    const body = method === 'POST' ? await request.json().catch(() => undefined) : undefined
    const seen = {
      params: params as Record<string, string>,
      query: new URL(request.url).searchParams,
      body: body as MockRequest<K>['body'],
      headers: request.headers,
    }
    return respond(await answer(seen))
  })
}
