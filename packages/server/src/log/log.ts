import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino'
import { redactText } from './redact-text.js'
import { toSourceLines } from './source-lines.js'
import { currentContext } from './work-context.js'

/** JSON lines on stdout. Objects given to it may hold ids, codes, counts and durations; never bodies or personal data. */
export type Log = Pick<Logger, 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal'> & {
  child(bindings: Record<string, unknown>): Log
}

/** Keys that are removed wherever they appear on the first two levels, in case somebody logs an object by mistake. */
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

/** Makes the log of a process; `destination` is for tests. */
export function createLog(options: { level?: string; name: string }, destination?: DestinationStream): Log {
  const settings = {
    level: options.level ?? 'info',
    base: { service: options.name },
    timestamp: stdTimeFunctions.isoTime,
    // A copy: the line is written into it.
    mixin: () => ({ ...currentContext()?.fields }),
    redact: { paths: PRIVATE.flatMap((key) => [key, `*.${key}`]), remove: true },
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: describeError, error: describeError },
  }
  return destination ? pino(settings, destination) : pino(settings)
}

/** Keeps what finds a fault; leaves out what a driver adds about the data (a database error's detail quotes row values). */
function describeError(error: unknown): unknown {
  if (!isErrorLike(error)) return { type: typeof error, ...(typeof error === 'string' && { message: shorten(error) }) }
  const { code, constraint, table, routine } = error as ErrorLike & Record<string, unknown>
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) }
  const message = shorten(error.message)
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at '))
  const stack = frames && toSourceLines(frames.slice(0, 12).join('\n'))
  return { type: error.name ?? 'Error', message, code, constraint, table, routine, stack, ...cause }
}

/** An error, or what a library copied of one: a spread error keeps its message and stack, and is no Error. */
type ErrorLike = { readonly message: string; readonly name?: string; readonly stack?: string; readonly cause?: unknown }

function isErrorLike(error: unknown): error is ErrorLike {
  return typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
}

/** A driver's message about a failed statement repeats the statement's parameters after this mark. */
const shorten = (message: string) => redactText(message.split('\nparams:')[0] ?? '')
