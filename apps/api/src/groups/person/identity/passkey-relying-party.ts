import { isIP } from 'node:net'
import type { ApiSettings } from '../../../settings.js'

/** For whom passkeys are made: the host name of the shop, and the origin that signatures must contain. */
export type RelyingParty = { readonly id: string; readonly origin: string }

/**
 * Derives the relying party from the shop's own address only, never from the request. A passkey cannot be made for an
 * IP address, so a shop that is reached by one has passkeys only when it is opened as localhost.
 */
export function relyingParty({ publicUrl }: Pick<ApiSettings, 'publicUrl'>): RelyingParty {
  const url = new URL(publicUrl)
  if (isIP(url.hostname.replace(/^\[(.*)\]$/, '$1')) === 0) return { id: url.hostname, origin: url.origin }
  return { id: 'localhost', origin: `${url.protocol}//localhost${url.port && `:${url.port}`}` }
}
