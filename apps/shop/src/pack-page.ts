import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { acceptedEncoding, compress } from './content-encoding.js'
import type { RenderedPage } from './render-page.js'

/** A compressed page with all its headers, as the cache stores it. */
export type PackedPage = {
  readonly etag: string
  readonly headers: Headers
  readonly br: Uint8Array<ArrayBuffer>
  readonly gzip: Uint8Array<ArrayBuffer>
  readonly articleIds: ReadonlySet<number>
  readonly renderedAt: number
}

const decompress = promisify(gunzip)

export async function packPage({ headers, body, articleIds }: RenderedPage, renderedAt: number): Promise<PackedPage> {
  const [br, zipped] = await Promise.all([compress(body, 'br'), compress(body, 'gzip')])
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return { etag, headers, br, gzip: zipped, articleIds, renderedAt }
}

/**
 * Answers a request with a stored page. A browser that has this version gets 304. Others get the best encoding that
 * they accept.
 */
export async function answerFromStored(request: Request, page: PackedPage): Promise<Response> {
  const headers = new Headers(page.headers)
  headers.set('etag', page.etag)
  headers.set('vary', 'accept-encoding')
  if (matches(request.headers.get('if-none-match'), page.etag)) return new Response(null, { status: 304, headers })
  const encoding = acceptedEncoding(request)
  if (encoding) headers.set('content-encoding', encoding)
  if (request.method === 'HEAD') return new Response(null, { headers })
  const body = encoding ? page[encoding] : new Uint8Array(await decompress(page.gzip))
  headers.set('content-length', String(body.byteLength))
  return new Response(body, { headers })
}

function matches(sent: string | null, etag: string): boolean {
  return sent === '*' || (sent?.split(',').some((one) => one.trim() === etag) ?? false)
}
