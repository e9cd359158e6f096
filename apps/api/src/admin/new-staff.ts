import { STAFF_ROLES } from '@klarsikt/core/access'
import { parseEmail } from '@klarsikt/core/identity'
import { parseEmployeeNumber } from '@klarsikt/core/staff'
import { z } from 'zod'

/** Who of which store. */
export const staffKey = z.object({
  storeId: z.coerce.number('is not a number').int().min(1),
  employeeNumber: z
    .string()
    .refine((text) => parseEmployeeNumber(text).ok, 'may have letters, digits and - only, at most 20'),
})

export const newStaff = staffKey.extend({
  name: z.string().trim().min(1, 'is missing').max(80),
  role: z.enum(STAFF_ROLES),
  email: z
    .string()
    .refine((text) => parseEmail(text).ok, 'is not an e-mail address')
    .optional(),
})
