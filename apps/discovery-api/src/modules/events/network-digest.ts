import type { Deps } from '../../context.js'
import { votingNetwork } from './voting-network.js'

/**
 * A keyed digest of the caller's network and the day. It differs each day, so two days of one network cannot be linked.
 */
export function networkDigest(
  { encryption, clock }: Pick<Deps, 'encryption' | 'clock'>,
  tenant: string,
  address: string,
): string {
  const day = clock.now().toISOString().slice(0, 10)
  return encryption.digest(`${day} ${votingNetwork(address)}`, `discovery.${tenant}.network`).slice(0, 22)
}
