import { fieldProblem } from '@klarsikt/core/errors'
import { SUBSCRIPTION_LEVELS } from '@klarsikt/core/glasses-subscription'
import { checkFields } from '@klarsikt/core/identity'
import { err, ok } from '@klarsikt/core/lib'
import * as glassesSubscriptionPageMessages from '@klarsikt/core/messages/glasses-subscription-page'
import * as validationMessages from '@klarsikt/core/messages/validation'
import { readForm } from '@klarsikt/forms'

export const STORE_GLASSES_SUBSCRIPTION_FIELDS = ['personalNumber', 'level'] as const

/** Reads the customer's personal number and the level. Only the backend checks the number itself, by its own clock. */
export function readStoreGlassesSubscription(form: FormData) {
  return readForm(form, STORE_GLASSES_SUBSCRIPTION_FIELDS, ({ personalNumber, level: typed }) => {
    const level = SUBSCRIPTION_LEVELS.find((one) => one === typed)
    return checkFields({
      personalNumber:
        personalNumber.trim() === '' ? err(fieldProblem(validationMessages.ssnRequired)) : ok(personalNumber),
      level: level ? ok(level) : err(fieldProblem(glassesSubscriptionPageMessages.signUpLevelRequired)),
    })
  })
}
