import { parseMobile } from '@klarsikt/core/identity'
import { err, ok } from '@klarsikt/core/lib'
import { readForm } from '@klarsikt/forms'

export const MOBILE_FIELDS = ['mobile'] as const

/** Reads a mobile number. Only the backend knows whether an SMS can reach it. */
export function readStaffMobile(form: FormData) {
  return readForm(form, MOBILE_FIELDS, ({ mobile }) => {
    const read = parseMobile(mobile)
    return read.ok ? ok({ mobile: read.value }) : err({ mobile: read.error })
  })
}
