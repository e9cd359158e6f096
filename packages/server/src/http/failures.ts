import type { MessageParams } from '@klarsikt/core/messages'
import type { z } from 'zod'
import { isOutage } from '../database/outage.js'
import type { HttpEndpoint } from './endpoint.js'

export type FailureOptions = {
  /** Texts by field path. */
  readonly fields?: Readonly<Record<string, string>>
  /** Values that the text of the code asks for. */
  readonly params?: MessageParams
  /** What else the body says of the refusal, beside its code. */
  readonly details?: Readonly<Record<string, unknown>>
  /** A text in place of the code's own. */
  readonly message?: string
  /** Seconds after which trying again makes sense. */
  readonly retryAfter?: number
  readonly headers?: Readonly<Record<string, string>>
}

/** Why a call is refused: a code alone, or with texts for fields and the time to wait. */
export type Refusal<Code extends string> = Code | (FailureOptions & { readonly code: Code })

export type InputPart = 'params' | 'query' | 'body'

/** The error codes of a service. */
export type ErrorList<Code extends string> = {
  readonly status: (code: Code) => number
  readonly message: (code: Code, params?: MessageParams) => string
  /** The service's names for what every service refuses. */
  readonly codes: Readonly<
    Record<
      | 'malformed'
      | 'tooLarge'
      | 'notFound'
      | 'wrongMethod'
      | 'unauthorized'
      | 'forbidden'
      | 'unavailable'
      | 'unexpected',
      Code
    >
  >
  /** The refusal of input that does not fit its schema. */
  readonly invalid: (error: z.ZodError, part: InputPart, endpoint: HttpEndpoint) => Refusal<Code>
}

/** How refusals and exceptions leave a service. */
export type Failures<Code extends string> = {
  readonly list: ErrorList<Code>
  /** The one way a refusal leaves the server: status, code and text from the service's own list. */
  failure(code: Code, options?: FailureOptions): Response
  refuse(refusal: Refusal<Code>): Response
  /** What an exception becomes: an outage can be waited for, everything else is a fault of ours and says nothing about itself. */
  exception(error: unknown): Response
}

/** Seconds that a client is asked to wait when the service itself is away. */
const OUTAGE_RETRY_SECONDS = 2

/** Maps the errors of one service to answers. */
export function createFailures<Code extends string>(list: ErrorList<Code>): Failures<Code> {
  function failure(
    code: Code,
    { fields, params, details, message, retryAfter, headers }: FailureOptions = {},
  ): Response {
    const status = list.status(code)
    const wait = retryAfter ?? (status === 503 ? OUTAGE_RETRY_SECONDS : undefined)
    const error = { code, message: message ?? list.message(code, params), ...(fields ? { fields } : {}), ...details }
    return new Response(JSON.stringify({ success: false, error }), {
      status,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        ...(wait === undefined ? {} : { 'retry-after': String(Math.max(1, Math.ceil(wait))) }),
        ...headers,
      },
    })
  }
  return {
    list,
    failure,
    refuse: (refusal) => (typeof refusal === 'string' ? failure(refusal) : failure(refusal.code, refusal)),
    exception: (error) => failure(isOutage(error) ? list.codes.unavailable : list.codes.unexpected),
  }
}
