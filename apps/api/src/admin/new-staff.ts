import { STAFF_ROLES } from '@klarsikt/core/access'
import { parseEmail } from '@klarsikt/core/identity'
import { parseSwedishMobile } from '@klarsikt/core/identity/phone'
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

/** Where codes go by SMS, and how the operator made sure that the number is theirs: in words, for who looks into it later. */
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
