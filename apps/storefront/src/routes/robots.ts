import { href } from '@klarsikt/core/paths'
import type { Route } from './+types/robots.js'

/** What robots may read [PAGE-032]. */
export function loader({ context: { config } }: Route.LoaderArgs) {
  const closed = [href('account'), href('checkout'), href('search'), '/api/']
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${config.origin}${href('sitemap')}`, '']
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' } })
}
