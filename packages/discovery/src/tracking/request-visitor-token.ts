import type { Environment } from '../environment.js'

/**
 * Requests a signature of the browser's id. Returns the signature's end (ms since 1970), a space and the signature.
 * Returns undefined when the service gives none.
 */
export async function requestVisitorToken(
  env: Pick<Environment, 'fetch' | 'now'>,
  url: string,
  body: { readonly tenant: string; readonly dsid: string },
): Promise<string | undefined> {
  const answer = await env.fetch(url, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })
  const { visitor_token, expires_in } = (await answer.json()) as { visitor_token?: unknown; expires_in?: number }
  return answer.ok && visitor_token && expires_in
    ? `${env.now() + expires_in * 1000} ${String(visitor_token)}`
    : undefined
}
