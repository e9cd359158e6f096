import { encodePath } from '@klarsikt/core/paths'
import { resolvePath } from '@klarsikt/shop-config/paths'
import { redirect } from 'react-router'

/** Redirects another spelling of a path, or an old path, and keeps the query. Returns null for a canonical path. */
export function canonicalRedirect(url: URL): Response | null {
  const found = resolvePath(url.pathname)
  return found.kind === 'redirect' ? redirect(encodePath(found.to) + url.search, found.status) : null
}
