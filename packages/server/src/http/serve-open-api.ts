import type { HttpApp } from './http-app.js'
import { JSON_TYPE } from './implement.js'

const CACHE_SECONDS = 300

/**
 * Serves the OpenAPI document of a service at `path`, for tools on any origin. The document is built at the first
 * request.
 */
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
