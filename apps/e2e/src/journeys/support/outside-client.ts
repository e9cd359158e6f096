import { expect, type APIRequestContext } from '@playwright/test'

/** An answer as text turned into JSON, whatever it holds. */
// oxlint-disable-next-line no-explicit-any -- an outside client has no types of ours
export type Body = any

/** What a client of another maker does: keeps cookies, asks for the token and sends it along; it ignores the status. */
export interface OutsideClient {
  get(path: string): Promise<Body>
  post(path: string, body?: object): Promise<Body>
}

/** Calls the shop by plain HTTP in a session of its own. */
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
