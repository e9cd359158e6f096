import { fieldProblem } from '@klarsikt/core/errors'
import { SUBSCRIPTION_LEVELS } from '@klarsikt/core/glasses-subscription'
import { checkFields } from '@klarsikt/core/identity'
import { err, ok } from '@klarsikt/core/lib'
import * as glassesSubscriptionPageMessages from '@klarsikt/core/messages/glasses-subscription-page'
import { readForm } from '@klarsikt/forms'

export const SIGN_UP_FIELDS = ['level'] as const

/** Reads the chosen level from the form, or says that a level is required. */
export function readSignUp(form: FormData) {
  return readForm(form, SIGN_UP_FIELDS, (typed) => {
    const level = SUBSCRIPTION_LEVELS.find((one) => one === typed.level)
    return checkFields({
      level: level ? ok(level) : err(fieldProblem(glassesSubscriptionPageMessages.signUpLevelRequired)),
    })
  })
}
