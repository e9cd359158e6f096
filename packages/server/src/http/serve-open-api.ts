import type { HttpApp } from './http-app.js'
import { JSON_TYPE } from './implement.js'

const CACHE_SECONDS = 300

/** Serves the description of a service at `path`, for tools of any origin; it is put together when it is first asked for. */
export function serveOpenApi(app: HttpApp, path: string, describe: () => object): void {
  let document: string | undefined
  app.get(path, (c) => {
    document ??= JSON.stringify(describe())
    return c.body(document, 200, {
      'content-type': JSON_TYPE,
      'cache-control': `public, max-age=${CACHE_SECONDS}`,
      'access-control-allow-origin': '*',
    })
  })
}
