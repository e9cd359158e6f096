import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino'
import { redactText } from './redact-text.js'
import { toSourceLines } from './source-lines.js'
import { currentContext } from './work-context.js'

/**
 * Writes JSON lines to stdout. A logged object may hold ids, codes, counts and durations, but never bodies or personal
 * data.
 */
export type Log = Pick<Logger, 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal'> & {
  child(bindings: Record<string, unknown>): Log
}

/** Keys that are removed on the first two levels of a logged object, in case personal data is logged by mistake. */
const PRIVATE = [
  'password',
  'pin',
  'token',
  'secret',
  'authorization',
  'cookie',
  'email',
  'phone',
  'mobile',
  'ssn',
  'personalNumber',
  'firstName',
  'lastName',
  'name',
  'address',
  'streetAddress',
  'city',
  'postalCode',
  'zip',
  'body',
  'query',
  'parameters',
  'detail',
  'where',
  'connectionString',
]

/** Makes the log of a process. Tests pass a `destination`. */
export function createLog(options: { level?: string; name: string }, destination?: DestinationStream): Log {
  const settings = {
    level: options.level ?? 'info',
    base: { service: options.name },
    timestamp: stdTimeFunctions.isoTime,
    // The fields are copied, because pino writes the line into this object.
    mixin: () => ({ ...currentContext()?.fields }),
    redact: { paths: PRIVATE.flatMap((key) => [key, `*.${key}`]), remove: true },
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: describeError, error: describeError },
  }
  return destination ? pino(settings, destination) : pino(settings)
}

/**
 * Keeps what helps to find a fault. It leaves out what a driver adds about the data, because the detail of a database
 * error quotes values of the row.
 */
function describeError(error: unknown): unknown {
  if (!isErrorLike(error)) return { type: typeof error, ...(typeof error === 'string' && { message: shorten(error) }) }
  const { code, constraint, table, routine } = error as ErrorLike & Record<string, unknown>
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) }
  const message = shorten(error.message)
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at '))
  const stack = frames && toSourceLines(frames.slice(0, 12).join('\n'))
  return { type: error.name ?? 'Error', message, code, constraint, table, routine, stack, ...cause }
}

/** An error, or a copy that a library made of one. A copy keeps the message and the stack but is no Error. */
type ErrorLike = { readonly message: string; readonly name?: string; readonly stack?: string; readonly cause?: unknown }

function isErrorLike(error: unknown): error is ErrorLike {
  return typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
}

/** A driver's message repeats the values of the failed statement after this mark. */
const shorten = (message: string) => redactText(message.split('\nparams:')[0] ?? '')
