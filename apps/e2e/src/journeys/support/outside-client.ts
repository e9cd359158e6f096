import { expect, type APIRequestContext } from '@playwright/test'

// oxlint-disable-next-line no-explicit-any -- an outside client does not have our types
export type Body = any

/** Behaves like a client by another team: it keeps cookies, fetches the token and sends it. It ignores the status. */
export interface OutsideClient {
  get(path: string): Promise<Body>
  post(path: string, body?: object): Promise<Body>
}

/** Calls the shop by plain HTTP in its own session. */
export function outsideClient(request: APIRequestContext): OutsideClient {
  const token = async () => ((await (await request.get('/api/site/shopper')).json()) as { token: string }).token
  const json = async (path: string, answer: { text(): Promise<string> }) => {
    const body: Body = JSON.parse(await answer.text())
    expect([path, typeof body.success]).toEqual([path, 'boolean'])
    return body
  }
  return {
    get: async (path) => json(path, await request.get(path)),
    post: async (path, body = {}) =>
      json(path, await request.post(path, { data: body, headers: { 'CSRF-TOKEN': await token() } })),
  }
}
