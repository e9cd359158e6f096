import type { Environment } from '../environment.js'

/**
 * Storage key of the token. The stored text holds its end (ms since 1970), the token, the tenant and the browser's id.
 */
export const TOKEN_KEY = 'klarsikt_visitor_token'
/** Events wait at most this many ms for a token. After that they are sent without one. */
export const TOKEN_TIMEOUT_MS = 2000

export interface VisitorToken {
  /** Returns the token of this id, if there is one. */
  readonly current: (dsid: string | null) => string | undefined
  /** Resolves when there is a token for this id, or when none comes now. Never rejects. */
  readonly ensure: (dsid: string | null) => Promise<void>
}

/**
 * Keeps a token that proves that the service knows this browser. With it the browser's events count in suggestions,
 * popularity and recommendations. It is requested once and stored. When the service gives none, the next page requests
 * it again.
 */
export function createVisitorToken(
  env: Environment,
  { url, tenant, consented }: { readonly url: string; readonly tenant: string; readonly consented: () => boolean },
): VisitorToken {
  const { storage } = env
  let asked: Promise<void> | undefined
  const current = (dsid: string | null) => {
    const [ends, token, ...id] = storage.read(TOKEN_KEY)?.split(' ') ?? []
    return id.join(' ') === `${tenant} ${dsid}` && env.now() < Number(ends) ? token : undefined
  }
  const ask = async (dsid: string) => {
    // Most pages find a token on the device and never load this code.
    const { requestVisitorToken } = await import('./request-visitor-token.js')
    const token = await requestVisitorToken(env, url, { tenant, dsid })
    if (token && consented()) storage.write(TOKEN_KEY, `${token} ${tenant} ${dsid}`)
  }
  return {
    current,
    async ensure(dsid) {
      if (dsid === null || current(dsid)) return
      asked ??= new Promise<void>((resolve) => {
        env.wait(TOKEN_TIMEOUT_MS, resolve)
        ask(dsid).then(resolve, () => resolve())
      })
      await asked
    },
  }
}
