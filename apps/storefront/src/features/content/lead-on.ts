import { encodePath } from '@klarsikt/core/paths'
import { encodedHref, requiresLogin, resolvePath } from '@klarsikt/shop-config/paths'

/**
 * Returns where to redirect a visitor who lacks what the page needs, such as a log-in for the account. Returns null for
 * every other path.
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
