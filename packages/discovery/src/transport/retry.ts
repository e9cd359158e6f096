import type { Environment } from '../environment.js'

/** Fetches in all (chrome-and-discovery 9.2). */
export const ATTEMPTS = 10
/** Milliseconds before the second attempt. */
export const FIRST_WAIT = 100
/** Milliseconds; a longer wait becomes this plus up to a tenth. */
export const LONGEST_WAIT = 60_000

/** Ids of a person stay out of reports (decisions N16). */
const IDS = /"(dsid|user_id|session_id)":"(?:[^"\\]|\\.)*"/g

/** How long to wait after a wait of `last` milliseconds; `random` gives 0 up to 1 (decisions N15). */
export function nextWait(last: number, random: () => number): number {
  const wait = last * (2 + random())
  return wait > LONGEST_WAIT ? LONGEST_WAIT * (1 + random() / 10) : wait
}

/**
 * Fetches until it succeeds, which only 200 does. 404 and 422 will not get better, and 422 is a mistake of ours or the
 * integrator's, so it is reported. A fetch that fails while there is a network was refused by the browser (CORS) and
 * would be again. Gives back the last answer; undefined when there never was one.
 */
export async function fetchWithRetry(
  env: Pick<Environment, 'fetch' | 'random' | 'online' | 'wait' | 'report' | 'attempts'>,
  url: string,
  init: RequestInit = {},
): Promise<Response | undefined> {
  let wait = FIRST_WAIT
  let last: Response | undefined
  for (let attempt = 1; ; attempt++) {
    try {
      last = await env.fetch(url, init)
      if (last.status === 200 || last.status === 404) return last
      if (last.status === 422) {
        env.report(`${url} refused the request`, {
          request: typeof init.body === 'string' ? init.body.replace(IDS, '"$1":"…"') : null,
          response: await last.clone().text(),
        })
        return last
      }
    } catch {
      if (env.online()) return last
    }
    if (attempt === (env.attempts ?? ATTEMPTS)) return last
    const pause = wait
    await new Promise<void>((resume) => void env.wait(pause, resume))
    wait = nextWait(wait, env.random)
  }
}
