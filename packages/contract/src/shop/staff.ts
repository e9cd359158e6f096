import { STAFF_ROLES } from '@klarsikt/core/access'
import { z } from 'zod'
import { endpoint } from '../endpoint/endpoint.js'
import { instant } from './parts.js'
import { shopRoutes } from './routes.js'

/** Who of a store is logged in. */
export const staffMember = z
  .object({
    name: z.string(),
    role: z.enum(STAFF_ROLES),
    employeeNumber: z.string(),
    store: z.object({ id: z.int(), name: z.string() }),
    /** When the session ends, however much it is used. */
    sessionEndsAt: instant,
  })
  .meta({ id: 'StaffMember' })

export const staffEndpoints = {
  getStaffMember: endpoint(shopRoutes.getStaffMember, {
    permission: 'staff.read',
    summary: 'Who of a store is logged in, and until when',
    reply: z.object({ data: staffMember }),
  }),
}
