import type { MessageParams } from '@klarsikt/core/messages'
import type { z } from 'zod'
import { isOutage } from '../database/outage.js'
import type { HttpEndpoint } from './endpoint.js'

export type FailureOptions = {
  /** Texts by the path of the field that they are about. */
  readonly fields?: Readonly<Record<string, string>>
  /** Values for the placeholders in the text of the code. */
  readonly params?: MessageParams
  /** More fields for the error in the body, beside its code. */
  readonly details?: Readonly<Record<string, unknown>>
  /** Replaces the text of the code. */
  readonly message?: string
  /** Seconds after which the client may try again. */
  readonly retryAfter?: number
  readonly headers?: Readonly<Record<string, string>>
}

/** Says why a call is refused: a code alone, or a code with more details. */
export type Refusal<Code extends string> = Code | (FailureOptions & { readonly code: Code })

export type InputPart = 'params' | 'query' | 'body'

/** The error codes of a service with their HTTP status and text. */
export type ErrorList<Code extends string> = {
  readonly status: (code: Code) => number
  readonly message: (code: Code, params?: MessageParams) => string
  /** The service's own codes for errors that every service has. */
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
  /** Makes the refusal of input that does not fit its schema. */
  readonly invalid: (error: z.ZodError, part: InputPart, endpoint: HttpEndpoint) => Refusal<Code>
}

/** Turns refusals and exceptions of a service into responses. */
export type Failures<Code extends string> = {
  readonly list: ErrorList<Code>
  /** Makes the response of a refusal, with the status and the text that the service's list has for the code. */
  failure(code: Code, options?: FailureOptions): Response
  refuse(refusal: Refusal<Code>): Response
  /**
   * Makes the response of an exception. An outage asks the client to wait. Any other exception is a fault of ours, and
   * the response does not describe it.
   */
  exception(error: unknown): Response
}

/** Seconds that a client shall wait when the service itself is away. */
const OUTAGE_RETRY_SECONDS = 2

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
