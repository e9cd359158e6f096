import type { z } from 'zod'

/** The part of an endpoint that the server reads. Endpoints of every contract have it. */
export type HttpEndpoint = {
  readonly route: { readonly method: string; readonly path: string }
  readonly permission: string
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /** True when the body has one JSON record on each line. The handler then reads the body itself. */
  readonly lines?: boolean
  /** True when the body holds the fields of an HTML form. */
  readonly form?: boolean
  readonly reply: z.ZodType
  readonly errors?: readonly string[]
}
