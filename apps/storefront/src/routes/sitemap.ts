import { encodePath } from '@klarsikt/core/paths'
import { replyOrThrow } from '../lib/loading.js'
import type { Route } from './+types/sitemap.js'

/** Every public page [PAGE-031]. */
export async function loader({ context: { client, config } }: Route.LoaderArgs) {
  const { data: entries } = replyOrThrow(await client.getSitemap())
  const urls = entries.map(({ path, changed }) => `<url><loc>${xml(config.origin + encodePath(path))}</loc>${changed ? `<lastmod>${xml(changed.slice(0, 10))}</lastmod>` : ''}</url>`)
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
  return new Response(body, { headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' } })
}

function xml(text: string): string {
  return text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
