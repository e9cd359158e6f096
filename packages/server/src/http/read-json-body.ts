import { err, ok, type Result } from '@klarsikt/core/lib'
import { type BodyRefusal, decodeUtf8, isUnstorable, readBytes } from './read-bytes.js'

/** Longest JSON body in bytes. The largest real one, a prescription, is below 2 KB. */
export const BODY_LIMIT = 64 * 1024

/**
 * Reads a body as JSON. Refuses every wrong body without an exception: another type, broken JSON or UTF-8, characters
 * that the database cannot store, and a body that is too long.
 */
export async function readJsonBody(request: Request, limit = BODY_LIMIT): Promise<Result<unknown, BodyRefusal>> {
  if (!isJson(request)) return err('request.malformed')
  const bytes = await readBytes(request, limit)
  return bytes.ok ? parse(bytes.value) : bytes
}

/** Reads the body of a call that takes none. It accepts an empty body or any valid JSON and refuses everything else. */
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
    // JSON can contain a NUL or half of a surrogate pair only as an escape, so only texts with such an escape need the
    // slow check.
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
