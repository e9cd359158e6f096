import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { type AppLoadContext, type EntryContext, type LoaderFunctionArgs, ServerRouter } from 'react-router'
import { scriptsAfterStyles } from './shell/scripts-after-styles.js'

/** Milliseconds after which the server stops waiting for data. The browser then asks for it again. */
export const streamTimeout = 8_000

/** Reports errors of loaders, actions and malformed requests. React Router would otherwise print them unfiltered. */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs): void {
  // A visitor who has left is no error.
  if (!request.signal.aborted) context.reportError?.(error, request)
}

/**
 * Renders the whole page before sending it. The host computes the hashes of its scripts, and caches it where it is the
 * same for everybody.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let failed = false
    const stream = renderToPipeableStream(<ServerRouter context={routerContext} url={request.url} />, {
      // The page is complete when it is sent, so no scripts have to move late parts into place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        headers.set('Content-Type', 'text/html; charset=utf-8')
        text(stream.pipe(new PassThrough())).then(
          (html) => resolve(new Response(scriptsAfterStyles(html), { headers, status: failed ? 500 : status })),
          reject,
        )
      },
      onShellError: reject,
      onError(error) {
        failed = true
        context.reportError?.(error, request)
      },
    })
    setTimeout(() => stream.abort(), streamTimeout + 1_000).unref()
  })
}
