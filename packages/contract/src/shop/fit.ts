import { FRAME_SIZES, type FrameStamp, OWN_SIZE_AGE_MAX_MS, STAMP_LIMITS_MM } from '@klarsikt/core/fit'
import { z } from 'zod'
import { endpoint } from '../endpoint/endpoint.js'
import { instant } from './parts.js'
import { shopRoutes } from './routes.js'

const measure = (name: keyof FrameStamp) => {
  const [from, to] = STAMP_LIMITS_MM[name]
  return z.int().min(from).max(to)
}

/** A customer's size: the numbers of glasses that fit, or a chosen size. A measured face stays on its device. */
const ownSize = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('pair'),
      lensWidth: measure('lensWidth'),
      noseBridge: measure('noseBridge'),
      templeLength: measure('templeLength').nullable(),
    }),
    z.object({ kind: z.literal('answer'), size: z.enum(FRAME_SIZES) }),
  ])
  .meta({ id: 'OwnSize' })

export const accountSize = z
  .object({
    /** Null if none was entered or it was removed. */
    size: ownSize.nullable(),
    /** When it was entered or removed; null if none ever was. */
    savedAt: instant.nullable(),
    /** The owner, because several customers may use one device. */
    customerNumber: z.string(),
  })
  .meta({ id: 'AccountSize' })

export const fitEndpoints = {
  getOwnSize: endpoint(shopRoutes.getOwnSize, {
    permission: 'account.read',
    summary: 'Returns the size that the customer has entered',
    reply: z.object({ data: accountSize }),
  }),
  setOwnSize: endpoint(shopRoutes.setOwnSize, {
    permission: 'account.change',
    audits: ['own-size.changed'],
    summary: 'Stores the entered size unless the account has a newer one. Returns the size that applies',
    body: z.object({
      size: ownSize.nullable(),
      enteredMsAgo: z.int().min(0).max(OWN_SIZE_AGE_MAX_MS),
      /** The customer who was logged in when it was entered; null for a visitor. */
      customerNumber: z.string().max(20).nullable(),
    }),
    reply: z.object({ success: z.literal(true), data: accountSize }),
  }),
}
