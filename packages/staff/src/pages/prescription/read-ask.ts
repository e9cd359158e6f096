import { checkPhotoRequest } from '@klarsikt/core/awaited-prescription'
import { err, ok } from '@klarsikt/core/lib'
import { readForm } from '@klarsikt/forms'

export const ASK_FIELDS = ['message'] as const

/** Reads the message to the customer by the rule of the backend. */
export function readAsk(form: FormData) {
  return readForm(form, ASK_FIELDS, ({ message }) => {
    const checked = checkPhotoRequest(message)
    return checked.ok ? ok({ message: checked.value }) : err({ message: checked.error })
  })
}
