import { type ErrorCode, errorText, httpStatus } from '@klarsikt/core/errors'
import * as errorMessages from '@klarsikt/core/messages/error'
import { createFailures, type Refusal as ServiceRefusal } from '@klarsikt/server/http'
import type { z } from 'zod'

/** Maximum number of fields named in one answer. */
const MAX_FIELDS = 20

export type Refusal<Code extends ErrorCode = ErrorCode> = ServiceRefusal<Code>

/** The shop's errors, with codes and Swedish texts from core/errors. */
export const failures = createFailures<ErrorCode>({
  status: httpStatus,
  message: errorText,
  codes: {
    malformed: 'request.malformed',
    tooLarge: 'request.too-large',
    notFound: 'page.not-found',
    wrongMethod: 'request.wrong-method',
    unauthorized: 'request.unauthorized',
    forbidden: 'request.forbidden',
    unavailable: 'unavailable',
    unexpected: 'unexpected',
  },
  // An invalid path means that the page does not exist; invalid input can be corrected.
  invalid(error, part, endpoint) {
    const errors = (endpoint.errors ?? []) as readonly ErrorCode[]
    if (part === 'params') return errors.find((code) => httpStatus(code) === 404) ?? 'page.not-found'
    const code = part === 'query' && errors.includes('request.malformed') ? 'request.malformed' : 'request.invalid'
    return { code, fields: fieldsOf(error) }
  },
})

export const { failure } = failures

/** Names the wrong fields. The schema's English texts do not leave the server. */
function fieldsOf(error: z.ZodError): Record<string, string> {
  const text = errorMessages.requestInvalid()
  return Object.fromEntries(error.issues.slice(0, MAX_FIELDS).map((issue) => [issue.path.join('.') || 'body', text]))
}
