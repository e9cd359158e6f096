import { href, normalisePath } from '@klarsikt/core/paths'

type Place = { readonly pathname: string }

/** Whether a navigation leaves the wizard: its steps do not, and a log-in leads back here, where the draft waits for it. */
export function leadsAway(from: Place, to: Place): boolean {
  return !isSamePath(from, to) && !normalisePath(to.pathname).startsWith(href('auth-login'))
}

/** A path with letters of Swedish is the same one written out and escaped. */
function isSamePath(one: Place, other: Place): boolean {
  return normalisePath(one.pathname) === normalisePath(other.pathname)
}
