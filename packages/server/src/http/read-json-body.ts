import { err, ok, type Result } from '@klarsikt/core/lib'

/** Longest JSON body that is read, bytes; the largest real one, a prescription, is below 2 KB. */
export const BODY_LIMIT = 64 * 1024

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false })

/**
 * Reads a body as JSON. Whatever a caller can send (another type, half a text, broken UTF-8, characters that no database
 * column takes, a body without end) becomes a refusal and never an exception.
 */
export async function readJsonBody(
  request: Request,
  limit = BODY_LIMIT,
): Promise<Result<unknown, 'request.malformed' | 'request.too-large'>> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(type)) return err('request.malformed')
  const bytes = await readBytes(request, limit)
  if (!bytes.ok) return bytes
  try {
    const text = utf8.decode(bytes.value)
    // Only an escape can smuggle in a NUL or half a surrogate pair, so the slow walk is for those texts only.
    return ok(/\\u(?:0000|d[89a-f])/i.test(text) ? JSON.parse(text, refuseUnstorable) : JSON.parse(text))
  } catch {
    return err('request.malformed')
  }
}

async function readBytes(
  request: Request,
  limit: number,
): Promise<Result<Uint8Array, 'request.malformed' | 'request.too-large'>> {
  const announced = request.headers.get('content-length')
  try {
    if (announced !== null) {
      if (Number(announced) > limit) return err('request.too-large')
      return ok(new Uint8Array(await request.arrayBuffer()))
    }
    const chunks: Uint8Array[] = []
    let size = 0
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength
      if (size > limit) return err('request.too-large')
      chunks.push(chunk)
    }
    return ok(Buffer.concat(chunks))
  } catch {
    // The caller went away in the middle.
    return err('request.malformed')
  }
}

function refuseUnstorable(key: string, value: unknown): unknown {
  if (isUnstorable(key) || (typeof value === 'string' && isUnstorable(value)))
    throw new SyntaxError('Unstorable character')
  return value
}

function isUnstorable(text: string): boolean {
  return text.includes('\u0000') || !text.isWellFormed()
}
