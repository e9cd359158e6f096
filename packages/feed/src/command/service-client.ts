import { setTimeout as sleep } from 'node:timers/promises'
import type { DiscoveryFailure } from '@klarsikt/contract/discovery/types'

export type Service = {
  readonly url: string
  readonly key: string
  /** Before a call is made again, ms; doubled with each time. */
  readonly firstPauseMs?: number
}

type Call = {
  readonly method: 'PUT' | 'POST' | 'GET'
  readonly path: string
  /** Made anew for each try. */
  readonly body?: string | (() => ReadableStream<Uint8Array>)
}

/** How often a call is made again whose connection broke; together they bridge a restart of the service. */
const MAX_REPEATS = 6
/** Answers of a service, or of a proxy before it, that is away for a moment. */
const PASSING: ReadonlySet<number> = new Set([408, 429, 502, 503, 504])

/**
 * A call with a key; a refusal becomes an error whose text explains what to correct. Every call may be made twice, so one whose
 * connection breaks is made again.
 */
export async function callService(service: Service, call: Call): Promise<unknown> {
  let pause = service.firstPauseMs ?? 1_000
  for (let repeats = 0; ; repeats++) {
    const answer = await tried(service, call)
    if (typeof answer !== 'string' && !(PASSING.has(answer.status) && repeats < MAX_REPEATS)) {
      const text = await answer.text()
      if (answer.ok) return JSON.parse(text)
      throw new Error(explain(answer.status, text))
    }
    const isAway = typeof answer === 'string' && (answer === 'ECONNREFUSED' || answer === 'ENOTFOUND') && repeats === 0
    if (isAway || repeats >= MAX_REPEATS)
      throw new Error(`No discovery service answers at ${service.url} (set DISCOVERY_URL).`)
    if (typeof answer !== 'string') await answer.body?.cancel()
    await sleep(pause)
    pause *= 2
  }
}

/** The answer, or the code of what broke. */
async function tried({ url, key }: Service, { method, path, body }: Call): Promise<Response | string> {
  const headers: Record<string, string> = { authorization: `Bearer ${key}` }
  const init: RequestInit & { duplex?: 'half' } = { method, headers }
  if (body !== undefined) {
    headers['content-type'] = typeof body === 'string' ? 'application/json' : 'application/x-ndjson'
    init.body = typeof body === 'string' ? body : body()
    if (typeof body !== 'string') init.duplex = 'half'
  }
  try {
    return await fetch(`${url}${path}`, init)
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined
    return cause instanceof Error && 'code' in cause ? String(cause.code) : 'broken'
  }
}

/** What helps against a refusal, on the command line. */
const HINTS: Partial<Record<DiscoveryFailure['error']['code'], string>> = {
  unauthorized: ' Set DISCOVERY_KEY to the secret key of the tenant, or DISCOVERY_ADMIN_KEY.',
  'too-many-removals': ' Nothing was changed. If they are meant to go, run it again with --allow-removals.',
}

function explain(status: number, text: string): string {
  try {
    const { error } = JSON.parse(text) as DiscoveryFailure
    const fields = Object.entries(error.fields ?? {}).map(([field, why]) => `\n  ${field}: ${why}`)
    return `${status} ${error.code}: ${error.message}${HINTS[error.code] ?? ''}${fields.join('')}`
  } catch {
    return `The service answered ${status}.`
  }
}
