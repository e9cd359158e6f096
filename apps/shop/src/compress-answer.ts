import { Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'

const COMPRESSIBLE = /^(?:text\/|application\/(?:json|javascript|manifest\+json)|image\/svg)/

// Levels for work done while somebody waits: the next step up costs far more time than it saves bytes.
const COMPRESSORS = {
  br: () =>
    createBrotliCompress({
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 },
      flush: constants.BROTLI_OPERATION_FLUSH,
    }),
  gzip: () => createGzip({ level: 5, flush: constants.Z_SYNC_FLUSH }),
} as const

function chosenEncoding(accepted: string): keyof typeof COMPRESSORS | undefined {
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined
}

/** Compresses a text answer while it is being made; what has been written so far is always sent on at once. */
export function compressAnswer(request: Request, answer: Response): Response {
  const type = answer.headers.get('content-type') ?? ''
  const encoding = chosenEncoding(request.headers.get('accept-encoding') ?? '')
  if (
    !encoding ||
    !answer.body ||
    !COMPRESSIBLE.test(type) ||
    answer.headers.has('content-encoding') ||
    request.method === 'HEAD'
  )
    return answer
  const squeeze = COMPRESSORS[encoding]()
  const source = Readable.fromWeb(answer.body as NodeReadableStream)
  // A reader that goes away, or a page that breaks off, ends the other side too.
  source.on('error', (error) => squeeze.destroy(error))
  squeeze.on('close', () => source.destroy())
  source.pipe(squeeze)
  const headers = new Headers(answer.headers)
  headers.set('content-encoding', encoding)
  headers.delete('content-length')
  headers.append('vary', 'accept-encoding')
  return new Response(Readable.toWeb(squeeze) as unknown as BodyInit, {
    status: answer.status,
    statusText: answer.statusText,
    headers,
  })
}
