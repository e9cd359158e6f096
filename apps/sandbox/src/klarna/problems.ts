import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { Answer } from './types.js'

/** Makes an error in Klarna's format. */
export function problem(status: number, code: string, ...messages: string[]): Answer {
  return { status, body: { error_code: code, error_messages: messages, correlation_id: randomUUID() } }
}

/** Makes the error for a wrong body, such as `Bad value: order_lines[0].quantity`. */
export function badBody(error: z.ZodError): Answer {
  const paths = error.issues.map((issue) =>
    issue.path
      .map((part, index) => (typeof part === 'number' ? `[${part}]` : index ? `.${String(part)}` : String(part)))
      .join(''),
  )
  return problem(400, 'BAD_VALUE', ...paths.map((path) => `Bad value: ${path || 'body'}`))
}
