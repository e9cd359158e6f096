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
 * Proof that the service knows this browser: its events count in suggestions, popularity and recommendations. Requested
 * once and stored; when the service has none or does not answer, the next page requests it again.
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
    // Most pages find a token on the device and never need this code.
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
