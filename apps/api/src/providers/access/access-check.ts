import { ANSWER_MS } from '../deadlines/deadlines.js'

/** `refused`: the provider knows us not, by what the settings say. `away`: it did not answer, which says nothing of the settings. */
export type Access = 'ok' | 'refused' | 'away'

/** A question that shows whether a provider takes our credentials, and changes nothing there. */
export type AccessCheck = {
  readonly provider: string
  /** The settings to look at where it does not. */
  readonly settings: readonly string[]
  ask(): Promise<Access>
}

export const basic = (user: string, password: string): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`

/** Whether an address takes who asks; what it says of the question does not count. */
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
