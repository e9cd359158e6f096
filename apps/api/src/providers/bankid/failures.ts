import type { BankIdFailure } from './port.js'

/** The failure by HTTP status, for answers without a known error code. */
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

/** Case does not matter: BankID writes some codes with either a capital or a small first letter. */
export function failureOf(status: number, body: unknown): BankIdFailure {
  const { errorCode } = (body ?? {}) as { errorCode?: unknown }
  const said = typeof errorCode === 'string' ? errorCode.toLowerCase() : null
  const known = CODES.find((code) => code.toLowerCase() === said)
  if (known) return known
  // An unknown code means more than the status alone, so the status is not used.
  return said === null ? (BY_STATUS[status] ?? 'unknown') : 'unknown'
}
