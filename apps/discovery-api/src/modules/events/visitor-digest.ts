import type { Deps } from '../../context.js'

/**
 * What is kept of an id of a visitor or session: a keyed digest that differs from tenant to tenant, so that nobody is
 * followed from one merchant to another, and that says nothing without the key of the installation.
 */
export function visitorDigest(
  { encryption }: Pick<Deps, 'encryption'>,
  tenant: string,
  kind: 'visitor' | 'session' | 'device',
  id: string | null,
): string | null {
  return id === null ? null : encryption.digest(id, `discovery.${tenant}.${kind}`).slice(0, 22)
}
