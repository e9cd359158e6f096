import type { z } from 'zod'

/** What the service base reads of an endpoint, of whichever contract. */
export type HttpEndpoint = {
  readonly route: { readonly method: string; readonly path: string }
  readonly permission: string
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /** The body is one JSON record a line, which the handler reads itself. */
  readonly lines?: boolean
  /** The body is the fields of a form. */
  readonly form?: boolean
  readonly reply: z.ZodType
  readonly errors?: readonly string[]
}
