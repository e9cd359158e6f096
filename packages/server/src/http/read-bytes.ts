import { err, ok, type Result } from '@klarsikt/core/lib'

export type BodyRefusal = 'request.malformed' | 'request.too-large'

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false })

/** Decodes UTF-8 and throws when the bytes are not valid. */
export const decodeUtf8 = (bytes: Uint8Array): string => utf8.decode(bytes)

/** Reads a body of at most `limit` bytes. When the client announces no length, it counts the bytes while it reads. */
export async function readBytes(
  request: Request,
  limit: number,
): Promise<Result<Uint8Array<ArrayBuffer>, BodyRefusal>> {
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
    // The caller closed the connection before the end of the body.
    return err('request.malformed')
  }
}

/** Returns whether Postgres would refuse the text, because it has a NUL or half of a surrogate pair. */
export function isUnstorable(text: string): boolean {
  return text.includes('\u0000') || !text.isWellFormed()
}
