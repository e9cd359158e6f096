import type { BankIdFailure } from './port.js'

/** What each status of an answer means that names no code we know. */
const BY_STATUS: Readonly<Record<number, BankIdFailure>> = {
  400: 'invalidParameters',
  401: 'unauthorized',
  403: 'unauthorized',
  404: 'notFound',
  405: 'methodNotAllowed',
  408: 'requestTimeout',
  415: 'unsupportedMediaType',
  429: 'tooManyRequests',
  500: 'internalError',
  503: 'maintenance',
}

const CODES: readonly BankIdFailure[] = [
  'alreadyInProgress',
  'canceled',
  'internalError',
  'invalidParameters',
  'maintenance',
  'methodNotAllowed',
  'notFound',
  'requestTimeout',
  'tooManyRequests',
  'unauthorized',
  'unsupportedMediaType',
]

/** The service spells some codes with either first letter, so case does not count. */
export function failureOf(status: number, body: unknown): BankIdFailure {
  const { errorCode } = (body ?? {}) as { errorCode?: unknown }
  const said = typeof errorCode === 'string' ? errorCode.toLowerCase() : null
  const known = CODES.find((code) => code.toLowerCase() === said)
  if (known) return known
  // A code that is new to us says something that the status alone does not.
  return said === null ? (BY_STATUS[status] ?? 'unknown') : 'unknown'
}
