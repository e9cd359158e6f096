import { isErrorCode } from '@klarsikt/core/errors'
import type { HttpApp } from '@klarsikt/server/http'
import { encodedHref } from '@klarsikt/shop-config/paths'
import { z } from 'zod'
import type { Implemented } from './implement.js'

const refused = z.object({ error: z.object({ code: z.string().refine(isErrorCode) }) })

/** Redirects a person whose link to a file is refused to a page that says why. Programs get the refusal itself. */
export function leadFromRefusedFiles(app: HttpApp, routes: readonly Implemented[]): void {
  for (const { endpoint } of routes) {
    if (endpoint.binary === undefined || endpoint.route.method !== 'GET') continue
    app.use(endpoint.route.path, async (c, next) => {
      await next()
      if (c.req.header('sec-fetch-dest') !== 'document' || c.res.status < 400) return
      const answer = refused.safeParse(
        await c.res
          .clone()
          .json()
          .catch(() => null),
      )
      if (!answer.success) return
      const query = new URLSearchParams({ fel: answer.data.error.code })
      c.res = new Response(null, {
        status: 303,
        headers: { location: `${encodedHref('refused-file')}?${query}`, 'cache-control': 'no-store' },
      })
    })
  }
}
