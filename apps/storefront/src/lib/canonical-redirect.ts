import { encodePath, resolvePath } from '@klarsikt/core/paths'
import { redirect } from 'react-router'

/** Where another spelling of a path, or an old one, leads; the query goes along. Null when the path stands as it is. */
export function canonicalRedirect(url: URL): Response | null {
  const found = resolvePath(url.pathname)
  return found.kind === 'redirect' ? redirect(encodePath(found.to) + url.search, found.status) : null
}
