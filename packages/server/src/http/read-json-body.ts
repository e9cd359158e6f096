import { err, ok, type Result } from '@klarsikt/core/lib'
import { type BodyRefusal, decodeUtf8, isUnstorable, readBytes } from './read-bytes.js'

/** Longest JSON body that is read, bytes; the largest real one, a prescription, is below 2 KB. */
export const BODY_LIMIT = 64 * 1024

/**
 * Reads a body as JSON. Whatever a caller can send (another type, half a text, broken UTF-8, characters that no database
 * column takes, a body without end) becomes a refusal and never an exception.
 */
export async function readJsonBody(request: Request, limit = BODY_LIMIT): Promise<Result<unknown, BodyRefusal>> {
  if (!isJson(request)) return err('request.malformed')
  const bytes = await readBytes(request, limit)
  return bytes.ok ? parse(bytes.value) : bytes
}

/** For calls that take no body: there is none, or JSON that nobody looks at; anything else is refused as elsewhere. */
export async function readNoBody(request: Request, limit = BODY_LIMIT): Promise<Result<undefined, BodyRefusal>> {
  const bytes = await readBytes(request, limit)
  if (!bytes.ok) return bytes
  if (bytes.value.byteLength === 0) return ok(undefined)
  const read = isJson(request) ? parse(bytes.value) : err('request.malformed' as const)
  return read.ok ? ok(undefined) : read
}

const isJson = (request: Request): boolean =>
  /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(request.headers.get('content-type') ?? '')

function parse(bytes: Uint8Array): Result<unknown, 'request.malformed'> {
  try {
    const text = decodeUtf8(bytes)
    // Only an escape can smuggle in a NUL or half a surrogate pair, so the slow walk is for those texts only.
    return ok(/\\u(?:0000|d[89a-f])/i.test(text) ? JSON.parse(text, refuseUnstorable) : JSON.parse(text))
  } catch {
    return err('request.malformed')
  }
}

function refuseUnstorable(key: string, value: unknown): unknown {
  if (isUnstorable(key) || (typeof value === 'string' && isUnstorable(value)))
    throw new SyntaxError('Unstorable character')
  return value
}
