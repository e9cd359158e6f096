import { encodePath } from '@klarsikt/core/paths'
import { href, isIndexable, resolvePath } from '@klarsikt/shop-config/paths'
import { replyOrThrow } from '../lib/loading.js'
import type { Route } from './+types/sitemap.js'

/** Lists every public page by its percent-encoded absolute address [PAGE-031]. */
export async function loader({ context: { client, config } }: Route.LoaderArgs) {
  const { data: known } = replyOrThrow(await client.getSitemap())
  // The list of stores is a page of this app and no content page, so the backend does not know it.
  const listed = known.filter(({ path }) => isPublic(path))
  const entries = listed.some(({ path }) => path === href('stores'))
    ? listed
    : [...listed, { path: href('stores'), changed: null }]
  const urls = entries.map(
    ({ path, changed }) =>
      `<url><loc>${xml(config.origin + encodePath(path))}</loc>${changed ? `<lastmod>${xml(changed.slice(0, 10))}</lastmod>` : ''}</url>`,
  )
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
  return new Response(body, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}

/** Returns whether search engines may index a page. The pages around the log-in are left out. */
function isPublic(path: string): boolean {
  const found = resolvePath(path)
  return found.kind !== 'page' || found.key === 'store' || isIndexable(found.key)
}

function xml(text: string): string {
  return text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
