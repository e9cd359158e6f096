import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import { type AppLoadContext, type EntryContext, type LoaderFunctionArgs, ServerRouter } from 'react-router'
import { lacks } from './lib/incomplete-page.js'
import type { RouteHandle } from './root.js'
import { inlineStyles } from './shell/inline-styles.js'
import { Nonce } from './shell/nonce.js'
import { isOldBrowser, oldBrowserPage } from './shell/old-browser.js'
import { asksForPageState, pageStateAnswer, stateLater, StateApart } from './shell/page-state.js'

/** Data that is still missing after this long is given up, and the browser asks for it again. */
export const streamTimeout = 8_000

/** Errors of loaders, actions and odd requests, which react-router would print as they are. */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs): void {
  // A visitor who left is no error.
  if (!request.signal.aborted) context.reportError?.(error, request)
}

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> | Response {
  const userAgent = request.headers.get('User-Agent')
  if (isOldBrowser(userAgent)) return oldBrowserPage()
  const state = routerContext.serverHandoffStream
  if (state && asksForPageState(request)) {
    // The page stands with the shell's facts, and its data without them would be another page's.
    if (lacks(context, 'shell')) {
      void state.cancel()
      return stateLater()
    }
    return pageStateAnswer(state, status, headers)
  }
  const stateApart =
    state !== undefined && request.method === 'GET' && !needsCodeAtOnce(routerContext) && !lacks(context)
  if (stateApart) {
    // The code that reads it is not fetched with the page either, see shell/first-touch.
    delete routerContext.serverHandoffStream
    void state.cancel()
  }
  return new Promise((resolve, reject) => {
    let shellSent = false
    let answer = status
    const send = () => {
      shellSent = true
      const { nonce, styleText } = context
      const body = stateApart && styleText ? inlineStyles({ nonce, styleText }) : new PassThrough()
      headers.set('Content-Type', 'text/html; charset=utf-8')
      headers.append('Vary', 'Cookie, Page-State')
      resolve(new Response(createReadableStreamFromReadable(body), { headers, status: answer }))
      stream.pipe(body)
    }
    const stream = renderToPipeableStream(
      <Nonce value={context.nonce}>
        <StateApart value={stateApart}>
          <ServerRouter context={routerContext} url={request.url} nonce={context.nonce} />
        </StateApart>
      </Nonce>,
      {
        nonce: context.nonce,
        // A robot gets the whole page at once.
        ...(isbot(userAgent) ? { onAllReady: send } : { onShellReady: send }),
        onShellError: reject,
        onError(error) {
          answer = 500
          // Errors before the shell reject the answer and are logged by the host.
          if (shellSent) context.reportError?.(error, request)
        },
      },
    )
    setTimeout(() => stream.abort(), streamTimeout + 1_000).unref()
  })
}

function needsCodeAtOnce({ staticHandlerContext, routeModules }: EntryContext): boolean {
  return staticHandlerContext.matches.some(
    ({ route }) => (routeModules[route.id]?.handle as RouteHandle | undefined)?.atOnce,
  )
}
