import { createHash } from 'node:crypto'
import { z } from 'zod'

const clientData = z.object({ challenge: z.string(), crossOrigin: z.boolean().optional() })

/** The library that knows WebAuthn. Loaded with the first passkey: most starts of the shop meet none. */
export const webauthn = () => import('@simplewebauthn/server')

/**
 * The challenge a browser says it has answered, before anything is proved; null for what no browser sends, and for a page that
 * another site shows in a frame of its own.
 */
export function challengeIn(clientDataJSON: string): string | null {
  try {
    const read = clientData.safeParse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')))
    return read.success && !read.data.crossOrigin ? read.data.challenge : null
  } catch {
    return null
  }
}

/** How a passkey names its owner: the customer's id, which is a random number. */
export const userHandle = (customerId: string): string => Buffer.from(customerId).toString('base64url')

type StaffKey = { readonly storeId: number; readonly employeeNumber: string }

/** How one of staff names its owner. A passkey is to say nothing of who holds it. */
export const staffHandle = ({ storeId, employeeNumber }: StaffKey): string =>
  createHash('sha256').update(`staff ${storeId}/${employeeNumber}`).digest('base64url')
