import { href, normalisePath } from '@klarsikt/core/paths'

type Place = { readonly pathname: string }

/**
 * Returns whether a navigation leaves the wizard. Its own steps do not. A log-in does not either, since it leads back
 * to the kept draft.
 */
export function leadsAway(from: Place, to: Place): boolean {
  return !isSamePath(from, to) && !normalisePath(to.pathname).startsWith(href('auth-login'))
}

/** Compares two paths after normalising them, since Swedish letters can be written out or escaped. */
function isSamePath(one: Place, other: Place): boolean {
  return normalisePath(one.pathname) === normalisePath(other.pathname)
}
