import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { type AppLoadContext, type EntryContext, type LoaderFunctionArgs, ServerRouter } from 'react-router'
import { scriptsAfterStyles } from './shell/scripts-after-styles.js'

/** Data that is still missing after this long is given up, and the browser asks for it again. */
export const streamTimeout = 8_000

/** Errors of loaders, actions and odd requests, which react-router would print as they are. */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs): void {
  // A visitor who left is no error.
  if (!request.signal.aborted) context.reportError?.(error, request)
}

/** The whole page at once: its host computes the hashes of its scripts, and keeps it where it is the same for everybody. */
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
      // Everything is there when the page is sent, so nothing has to be put in its place by scripts.
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
