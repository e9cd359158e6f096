import { Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { constants, createGzip } from 'node:zlib'

const COMPRESSIBLE = /^(?:text\/|application\/(?:json|javascript|manifest\+json)|image\/svg)/

/** Compresses a text answer while it is being made; what has been written so far is always sent on at once. */
export function compressAnswer(request: Request, answer: Response): Response {
  const type = answer.headers.get('content-type') ?? ''
  const wanted = request.headers.get('accept-encoding')?.includes('gzip') ?? false
  if (
    !wanted ||
    !answer.body ||
    !COMPRESSIBLE.test(type) ||
    answer.headers.has('content-encoding') ||
    request.method === 'HEAD'
  )
    return answer
  const gzip = createGzip({ level: 5, flush: constants.Z_SYNC_FLUSH })
  const source = Readable.fromWeb(answer.body as NodeReadableStream)
  // A reader that goes away, or a page that breaks off, ends the other side too.
  source.on('error', (error) => gzip.destroy(error))
  gzip.on('close', () => source.destroy())
  source.pipe(gzip)
  const headers = new Headers(answer.headers)
  headers.set('content-encoding', 'gzip')
  headers.delete('content-length')
  headers.append('vary', 'accept-encoding')
  return new Response(Readable.toWeb(gzip) as unknown as BodyInit, {
    status: answer.status,
    statusText: answer.statusText,
    headers,
  })
}
