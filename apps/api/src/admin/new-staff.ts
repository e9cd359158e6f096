import { STAFF_ROLES } from '@klarsikt/core/access'
import { parseEmail } from '@klarsikt/core/identity'
import { parseSwedishMobile } from '@klarsikt/core/identity/phone'
import { parseEmployeeNumber } from '@klarsikt/core/staff'
import { z } from 'zod'

/** Identifies an employee by store and number. */
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

/** An employee's mobile number for log-in codes, with the reason why the operator trusts it, for a later audit. */
export const staffMobile = staffKey.extend({
  mobile: z.string().transform((text, context) => {
    const number = parseSwedishMobile(text)
    if (number.ok) return number.value
    context.addIssue('is not a Swedish mobile number')
    return z.NEVER
  }),
  reason: z
    .string()
    .trim()
    .min(10, 'says how you made sure that the number is theirs, in 10 to 200 characters')
    .max(200),
})
