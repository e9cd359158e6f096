import { DISCOVERY_STATUS } from '@klarsikt/contract/discovery'
import type { DiscoveryFailure } from '@klarsikt/contract/discovery/types'
import { isOutage } from '@klarsikt/server/database'
import type { z } from 'zod'

type Code = DiscoveryFailure['error']['code']

/** A refusal as a value; {@link refusalResponse} makes the answer of it. */
export type Refusal = {
  readonly code: Code
  readonly message?: string
  /** Texts by field path. */
  readonly fields?: Readonly<Record<string, string>>
  /** Seconds after which trying again makes sense. */
  readonly retryAfter?: number
}

const MESSAGES: Readonly<Record<Code, string>> = {
  malformed: 'The request cannot be read.',
  unauthorized: 'The key is missing or not valid here.',
  forbidden: 'This origin may not call for the tenant.',
  'not-found': 'There is no such thing.',
  'wrong-method': 'This path has no such method.',
  conflict: 'Somebody else changed it meanwhile.',
  'too-large': 'The request is too large.',
  invalid: 'The request is not valid.',
  'rate-limited': 'Too many requests; try again later.',
  unexpected: 'Something went wrong on our side.',
  unavailable: 'The service is temporarily unavailable; try again later.',
}

/** Seconds that a client is asked to wait when the service itself is away. */
const OUTAGE_RETRY = 2

/** The one way a refusal leaves the service. */
export function refusalResponse({ code, message, fields, retryAfter }: Refusal): Response {
  const status = DISCOVERY_STATUS[code]
  const wait = retryAfter ?? (status === 503 ? OUTAGE_RETRY : undefined)
  const body: DiscoveryFailure = {
    success: false,
    error: { code, message: message ?? MESSAGES[code], ...(fields ? { fields: { ...fields } } : {}) },
  }
  return Response.json(body, {
    status,
    headers: {
      'cache-control': 'no-store',
      ...(wait === undefined ? {} : { 'retry-after': String(Math.max(1, Math.ceil(wait))) }),
    },
  })
}

/** What an exception becomes: an outage can be waited for, everything else is a fault of ours and says nothing about itself. */
export function exceptionResponse(error: unknown): Response {
  return refusalResponse({ code: isOutage(error) ? 'unavailable' : 'unexpected' })
}

/** Names every field that a schema refuses; the first text of each. */
export function invalid(error: z.ZodError, prefix = ''): Refusal {
  const fields: Record<string, string> = {}
  for (const { path, message } of error.issues) {
    const name = `${prefix}${path.map(String).join('.')}` || 'body'
    fields[name] ??= message
  }
  const [[name, text] = ['body', 'not valid']] = Object.entries(fields)
  return { code: 'invalid', message: `${name}: ${text}`, fields }
}
