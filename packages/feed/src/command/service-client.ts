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

type Code = DiscoveryFailure['error']['code']

/** What the service refuses, and why; the text explains what to correct. */
export class ServiceRefusal extends Error {
  readonly code: Code
  readonly fields: Readonly<Record<string, string>>
  constructor(text: string, code: Code, fields: Readonly<Record<string, string>>) {
    super(text)
    this.code = code
    this.fields = fields
  }
}

/** How often a call is made again whose connection broke; together they bridge a restart of the service. */
const MAX_REPEATS = 6
/** Answers of a service, or of a proxy before it, that is away for a moment. */
const PASSING: ReadonlySet<number> = new Set([408, 429, 502, 503, 504])

/** A call with a key; what it refuses is thrown. Every call may be made twice, so one whose connection breaks is made again. */
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
    // An address that has never answered is a wrong one; one that has answered is away for a moment.
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

/** The answer, or the code of what broke before its end. */
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

/** What helps against a refusal, on the command line. */
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
