import { encodedHref, pagePaths } from '@klarsikt/shop-config/paths'
import type { Route } from './+types/robots.js'

/**
 * Returns what robots may read [PAGE-032]. The search page is not excluded here, since robots must read it to find its
 * `noindex`.
 */
export function loader({ context: { config } }: Route.LoaderArgs) {
  const closed = [
    encodedHref('account'),
    encodedHref('checkout'),
    pagePaths['payment-link'].replace(':token', ''),
    '/api/',
  ]
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${config.origin}${encodedHref('sitemap')}`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
