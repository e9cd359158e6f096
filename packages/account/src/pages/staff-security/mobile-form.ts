import { parseMobile } from '@klarsikt/core/identity'
import { err, ok } from '@klarsikt/core/lib'
import { readForm } from '@klarsikt/forms'

export const MOBILE_FIELDS = ['mobile'] as const

/** A mobile number as typed; whether SMS reach it, the shop says. */
export function readStaffMobile(form: FormData) {
  return readForm(form, MOBILE_FIELDS, ({ mobile }) => {
    const read = parseMobile(mobile)
    return read.ok ? ok({ mobile: read.value }) : err({ mobile: read.error })
  })
}
