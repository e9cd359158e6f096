import { isIP } from 'node:net'
import type { ApiSettings } from '../../settings.js'

/** Who passkeys are made for: a name of the shop's address, and the origin their signatures must name. */
export type RelyingParty = { readonly id: string; readonly origin: string }

/**
 * Taken from the shop's own address and from nothing a caller sends. A number is no name a passkey can be made for: a shop that
 * is reached by one has passkeys where it is opened as localhost.
 */
export function relyingParty({ publicUrl }: Pick<ApiSettings, 'publicUrl'>): RelyingParty {
  const url = new URL(publicUrl)
  if (isIP(url.hostname.replace(/^\[(.*)\]$/, '$1')) === 0) return { id: url.hostname, origin: url.origin }
  return { id: 'localhost', origin: `${url.protocol}//localhost${url.port && `:${url.port}`}` }
}
