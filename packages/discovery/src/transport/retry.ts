import type { Environment } from '../environment.js'
import { explain } from '../problems/explain.js'

/** Largest number of fetches for one call. */
export const MAX_ATTEMPTS = 10
/** Wait before the second attempt, in ms. */
export const FIRST_RETRY_DELAY_MS = 100
/** Longest wait in ms. A longer one becomes this plus up to a tenth. */
export const MAX_RETRY_DELAY_MS = 60_000

type RetryEnvironment = Pick<
  Environment,
  'fetch' | 'random' | 'online' | 'wait' | 'report' | 'attempts' | 'location' | 'watch' | 'now'
>

/** Returns the next wait in ms after a wait of `last` ms. `random` returns 0 up to 1. */
export function nextWait(last: number, random: () => number): number {
  const wait = last * (2 + random())
  return wait > MAX_RETRY_DELAY_MS ? MAX_RETRY_DELAY_MS * (1 + random() / 10) : wait
}

/** Reports why a call can never succeed. */
export const explainCall = (
  env: Pick<Environment, 'report' | 'location' | 'watch' | 'now'>,
  url: string,
  init: RequestInit,
  answer?: Response,
): void => explain((problems) => void problems.refusal(env, url, init, answer?.clone()))

/**
 * Repeats a fetch until its status is 200. It stops at 404 and 422, which stay the same. It reports 422, because it is
 * a mistake of ours or of the integrator. A fetch that fails while the device is online was refused by the browser
 * (CORS), so it stops too. Returns the last answer, or undefined when there was none.
 */
export async function fetchWithRetry(
  env: RetryEnvironment,
  url: string,
  init: RequestInit = {},
): Promise<Response | undefined> {
  const started = env.now()
  const answer = await attempts(env, url, init)
  const at = env.now()
  const path = url.replace(/^.*\/v2\/|\?.*/g, '')
  env.watch?.({ kind: 'call', path, ms: at - started, status: answer?.status ?? null, at })
  return answer
}

async function attempts(env: RetryEnvironment, url: string, init: RequestInit): Promise<Response | undefined> {
  let wait = FIRST_RETRY_DELAY_MS
  let last: Response | undefined
  for (let attempt = 1; ; attempt++) {
    try {
      last = await env.fetch(url, init)
      const { status } = last
      if (status === 200) return last
      const final = status === 404 || status === 422
      if (final || status === 403) explainCall(env, url, init, last)
      if (final) return last
    } catch {
      if (env.online()) {
        explainCall(env, url, init)
        return last
      }
    }
    if (attempt === (env.attempts ?? MAX_ATTEMPTS)) return last
    const pause = wait
    await new Promise<void>((resume) => void env.wait(pause, resume))
    wait = nextWait(wait, env.random)
  }
}
