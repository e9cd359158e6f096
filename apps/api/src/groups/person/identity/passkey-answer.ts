import { createHash } from 'node:crypto'
import { z } from 'zod'

const clientData = z.object({ challenge: z.string(), crossOrigin: z.boolean().optional() })

/** Loads the WebAuthn library on first use, because most processes meet no passkey. */
export const webauthn = () => import('@simplewebauthn/server')

/**
 * The challenge that a browser claims to have signed, before anything is verified. Null for invalid data, and for a
 * page inside another site's frame.
 */
export function challengeIn(clientDataJSON: string): string | null {
  try {
    const read = clientData.safeParse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')))
    return read.success && !read.data.crossOrigin ? read.data.challenge : null
  } catch {
    return null
  }
}

/** The owner's handle in a customer's passkey: the customer id, which is random. */
export const userHandle = (customerId: string): string => Buffer.from(customerId).toString('base64url')

type StaffKey = { readonly storeId: number; readonly employeeNumber: string }

/** The owner's handle in an employee's passkey: a hash, so that the passkey does not reveal the person. */
export const staffHandle = ({ storeId, employeeNumber }: StaffKey): string =>
  createHash('sha256').update(`staff ${storeId}/${employeeNumber}`).digest('base64url')
