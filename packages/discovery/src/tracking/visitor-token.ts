import type { Environment } from '../environment.js'

/** The browser's id with its token and when that ends, milliseconds since 1970. */
export const TOKEN_KEY = 'klarsikt_visitor_token'
/** Milliseconds that events wait for a token; without one they are sent all the same. */
export const TOKEN_TIMEOUT_MS = 2000

export interface VisitorToken {
  /** The token of this id, when there is one. */
  readonly current: (dsid: string | null) => string | undefined
  /** Fulfilled when there is a token for this id, or none is to be had now. Never fails. */
  readonly ensure: (dsid: string | null) => Promise<void>
}

/**
 * Proof that the service has met this browser: what it sends counts in suggestions, popularity and recommendations. Asked
 * for once and kept; a service that has none to give, or does not answer, is asked again by the next page.
 */
export function createVisitorToken(
  env: Environment,
  { url, tenant, consented }: { readonly url: string; readonly tenant: string; readonly consented: () => boolean },
): VisitorToken {
  const { keep } = env
  let asked: Promise<unknown> | undefined
  const current = (dsid: string | null) => {
    const [ends, token, ...id] = keep.read(TOKEN_KEY)?.split(' ') ?? []
    return id.join(' ') === `${tenant} ${dsid}` && env.now() < Number(ends) ? token : undefined
  }
  const ask = async (dsid: string) => {
    const answer = await env.fetch(url, {
      method: 'POST',
      body: JSON.stringify({ tenant, dsid }),
      headers: { 'content-type': 'application/json' },
    })
    const { visitor_token, expires_in } = (await answer.json()) as { visitor_token?: unknown; expires_in?: number }
    if (answer.ok && visitor_token && expires_in && consented())
      keep.write(TOKEN_KEY, `${env.now() + expires_in * 1000} ${String(visitor_token)} ${tenant} ${dsid}`)
  }
  return {
    current,
    async ensure(dsid) {
      if (dsid === null || current(dsid)) return
      asked ??= Promise.race([
        ask(dsid).catch(() => undefined),
        new Promise((resolve) => env.wait(TOKEN_TIMEOUT_MS, () => resolve(undefined))),
      ])
      await asked
    },
  }
}
