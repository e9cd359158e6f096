import type { Failure } from '@klarsikt/contract/endpoint'
import { type ErrorCode, errorMessageKey, httpStatus } from '@klarsikt/core/errors'
import { errorMessages, type MessageParams, translator, validationMessages } from '@klarsikt/core/messages'
import { isOutage } from '../database/outage.js'

const t = translator(errorMessages, validationMessages)

export type FailureOptions = {
  /** Swedish texts by field path. */
  readonly fields?: Readonly<Record<string, string>>
  /** Values that the text of the code asks for. */
  readonly params?: MessageParams
  /** Seconds after which trying again makes sense. */
  readonly retryAfter?: number
  readonly headers?: Readonly<Record<string, string>>
}

/** Seconds that a client is asked to wait when the shop itself is away. */
const OUTAGE_RETRY = 2

/** The one way a refusal leaves the server: status, code and Swedish text from core/errors. */
export function failure(code: ErrorCode, options: FailureOptions = {}): Response {
  const body: Failure = {
    success: false,
    error: {
      code,
      message: t.dynamic(errorMessageKey(code), options.params),
      ...(options.fields ? { fields: options.fields } : {}),
    },
  }
  const status = httpStatus(code)
  const retryAfter = options.retryAfter ?? (status === 503 ? OUTAGE_RETRY : undefined)
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...(retryAfter === undefined ? {} : { 'retry-after': String(Math.max(1, Math.ceil(retryAfter))) }),
      ...options.headers,
    },
  })
}

/** What an exception becomes: an outage can be waited for, everything else is a fault of ours and says nothing about itself. */
export function errorResponse(error: unknown): Response {
  return failure(isOutage(error) ? 'unavailable' : 'unexpected')
}
