import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { parseAccept } from 'hono/utils/accept'

/** The best encoding comes first. */
const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]

// A visitor waits for the compression, and the next level costs far more time than it saves bytes.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
const GZIP = { level: 5 }

const compressWithBrotli = promisify(brotliCompress)
const compressWithGzip = promisify(gzip)

/** Compresses a whole page outside the main thread. */
export async function compress(body: Uint8Array, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await (encoding === 'br' ? compressWithBrotli(body, BROTLI) : compressWithGzip(body, GZIP)))
}

/** Returns the best encoding that the browser accepts, or undefined when it accepts none. */
export function acceptedEncoding(request: Request): Encoding | undefined {
  const accepted = parseAccept(request.headers.get('accept-encoding') ?? '')
  return ENCODINGS.find((encoding) => accepted.some(({ type, q }) => type === encoding && q > 0))
}
