import { ANSWER_MS } from '../deadlines/deadlines.js'

/** `refused`: the provider rejects our credentials. `away`: it does not answer, so the credentials remain unchecked. */
export type Access = 'ok' | 'refused' | 'away'

/** A call that shows whether a provider accepts our credentials and changes nothing there. */
export type AccessCheck = {
  readonly provider: string
  /** The settings to correct when the provider refuses. */
  readonly settings: readonly string[]
  ask(): Promise<Access>
}

export const basic = (user: string, password: string): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`

/** Calls an address and judges only whether it accepts the credentials; the rest of the answer does not matter. */
export async function answered(url: string, authorization: string, init: RequestInit = {}): Promise<Access> {
  try {
    const headers = { authorization, accept: 'application/json' }
    const answer = await fetch(url, { ...init, headers, redirect: 'error', signal: AbortSignal.timeout(ANSWER_MS) })
    await answer.body?.cancel()
    if (init.method === 'POST' && answer.status === 400) return 'refused'
    return answer.status >= 500 || answer.status === 429
      ? 'away'
      : answer.status === 401 || answer.status === 403
        ? 'refused'
        : 'ok'
  } catch {
    return 'away'
  }
}
