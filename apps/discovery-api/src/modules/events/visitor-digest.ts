import type { Deps } from '../../context.js'

/**
 * A keyed digest of the id of a visitor or session. It differs between tenants, so that nobody can be followed from one merchant to
 * another, and cannot be computed without the installation's key.
 */
export function visitorDigest(
  { encryption }: Pick<Deps, 'encryption'>,
  tenant: string,
  kind: 'visitor' | 'session' | 'device',
  id: string | null,
): string | null {
  return id === null ? null : encryption.digest(id, `discovery.${tenant}.${kind}`).slice(0, 22)
}
