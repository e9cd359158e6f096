import { setTimeout as sleep } from 'node:timers/promises'
import type { DiscoveryFailure } from '@klarsikt/contract/discovery/types'

export type Service = {
  readonly url: string
  readonly key: string
  /** Pause before the first repeat of a call, in ms. It doubles with each repeat. */
  readonly firstPauseMs?: number
}

type Call = {
  readonly method: 'PUT' | 'POST' | 'GET'
  readonly path: string
  /** A function makes a new body for each try. */
  readonly body?: string | (() => ReadableStream<Uint8Array>)
}

type Code = DiscoveryFailure['error']['code']

/** Means that the service refused a call. The message explains what to correct. */
export class ServiceRefusal extends Error {
  readonly code: Code
  readonly fields: Readonly<Record<string, string>>
  constructor(text: string, code: Code, fields: Readonly<Record<string, string>>) {
    super(text)
    this.code = code
    this.fields = fields
  }
}

/**
 * Largest number of repeats of a call whose connection broke. Together they last longer than a restart of the service.
 */
const MAX_REPEATS = 6
/** Statuses of a service, or of a proxy in front of it, that is away for a moment. */
const PASSING: ReadonlySet<number> = new Set([408, 429, 502, 503, 504])

/**
 * Calls the service with its key and returns the answer. Throws a ServiceRefusal when the service refuses. It repeats a
 * call whose connection broke, because every call may be made twice.
 */
export async function callService(service: Service, call: Call): Promise<unknown> {
  let pause = service.firstPauseMs ?? 1_000
  for (let repeats = 0; ; repeats++) {
    const answer = await tried(service, call)
    if (typeof answer !== 'string') {
      answering.add(service)
      const { ok, status, text } = answer
      if (ok) return JSON.parse(text)
      if (!PASSING.has(status) || repeats >= MAX_REPEATS) throw refusal(status, text)
    }
    // An address that never answered is wrong. One that has answered before is only away for a moment.
    const isNowhere = (answer === 'ECONNREFUSED' || answer === 'ENOTFOUND') && !answering.has(service)
    if (isNowhere || repeats >= MAX_REPEATS)
      throw new Error(`No discovery service answers at ${service.url} (set DISCOVERY_URL).`)
    await sleep(pause)
    pause *= 2
  }
}

/** Services that have answered a call of this process. */
const answering = new WeakSet<Service>()

type Answer = { readonly ok: boolean; readonly status: number; readonly text: string }

/** Returns the answer, or the code of the error that broke the connection. */
async function tried({ url, key }: Service, { method, path, body }: Call): Promise<Answer | string> {
  const headers: Record<string, string> = { authorization: `Bearer ${key}` }
  const init: RequestInit & { duplex?: 'half' } = { method, headers }
  if (body !== undefined) {
    headers['content-type'] = typeof body === 'string' ? 'application/json' : 'application/x-ndjson'
    init.body = typeof body === 'string' ? body : body()
    if (typeof body !== 'string') init.duplex = 'half'
  }
  try {
    const answer = await fetch(`${url}${path}`, init)
    return { ok: answer.ok, status: answer.status, text: await answer.text() }
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined
    return cause instanceof Error && 'code' in cause ? String(cause.code) : 'broken'
  }
}

/** Hints for the command line on what to do about a refusal. */
const HINTS: Partial<Record<Code, string>> = {
  unauthorized: ' Set DISCOVERY_KEY to the secret key of the tenant, or DISCOVERY_ADMIN_KEY.',
  'too-many-removals': ' Nothing was changed. If they are meant to go, run it again with --allow-removals.',
}

function refusal(status: number, text: string): Error {
  try {
    const { error } = JSON.parse(text) as DiscoveryFailure
    const { code, message, fields = {} } = error
    const named = Object.entries(fields).map(([field, why]) => `\n  ${field}: ${why}`)
    return new ServiceRefusal(`${status} ${code}: ${message}${HINTS[code] ?? ''}${named.join('')}`, code, fields)
  } catch {
    return new Error(`The service answered ${status}.`)
  }
}
