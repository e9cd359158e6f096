import { encodedHref, encodePath, requiresLogin, resolvePath } from '@klarsikt/core/paths'

/**
 * Where a visitor is led who comes to a page without what it needs: the account without being logged in. Null for every other path.
 */
export function leadOn(path: string): string | null {
  const found = resolvePath(path)
  if (found.kind !== 'page') return null
  if (requiresLogin(found.key)) return `${encodedHref('auth-login')}?next=${encodeURIComponent(encodePath(found.path))}`
  switch (found.key) {
    case 'auth-logout':
      return encodedHref('home')
    default:
      return null
  }
}
