import { DISCOVERY_STATUS } from '@klarsikt/contract/discovery'
import type { DiscoveryFailure } from '@klarsikt/contract/discovery/types'
import { createFailures, type FailureOptions } from '@klarsikt/server/http'
import type { z } from 'zod'

export type DiscoveryCode = DiscoveryFailure['error']['code']

export type Refusal = FailureOptions & { readonly code: DiscoveryCode }

const MESSAGES: Readonly<Record<DiscoveryCode, string>> = {
  malformed: 'The request cannot be read.',
  unauthorized: 'The key or session is missing or not valid here.',
  forbidden: 'The caller may not do this.',
  'not-found': 'There is no such thing.',
  'wrong-method': 'This path has no such method.',
  conflict: 'It was changed by another request meanwhile.',
  'too-many-removals': 'The feed would remove too many products.',
  'too-large': 'The request is too large.',
  invalid: 'The request is not valid.',
  'rate-limited': 'Too many requests; try again later.',
  unexpected: 'Something went wrong on our side.',
  unavailable: 'The service is temporarily unavailable; try again later.',
}

/** The errors of the discovery service. Developers read their texts, so they are in English. */
export const failures = createFailures<DiscoveryCode>({
  status: (code) => DISCOVERY_STATUS[code],
  message: (code) => MESSAGES[code],
  codes: {
    malformed: 'malformed',
    tooLarge: 'too-large',
    notFound: 'not-found',
    wrongMethod: 'wrong-method',
    unauthorized: 'unauthorized',
    forbidden: 'forbidden',
    unavailable: 'unavailable',
    unexpected: 'unexpected',
  },
  invalid: (error) => invalid(error),
})

export const { failure } = failures

/** Names every field that a schema refuses, each with its first message. */
export function invalid(error: z.ZodError, prefix = ''): Refusal {
  const fields: Record<string, string> = {}
  for (const { path, message } of error.issues) {
    const name = `${prefix}${path.map(String).join('.')}` || 'body'
    fields[name] ??= message
  }
  const [[name, text] = ['body', 'not valid']] = Object.entries(fields)
  return { code: 'invalid', message: `${name}: ${text}`, fields }
}
