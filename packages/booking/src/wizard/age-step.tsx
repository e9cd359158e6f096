import { AGE_GROUP_MESSAGES, AGE_GROUPS, isChildren } from '@klarsikt/core/booking'
import * as bookingMessages from '@klarsikt/core/messages/booking'
import * as wizardMessages from '@klarsikt/core/messages/booking-wizard'
import { Alert } from '@klarsikt/design-system/alert'
import { RadioCards } from '@klarsikt/design-system/radio-group'
import { type BookingChoices, CHOICE_QUERY } from '../choices/choices.js'
import { ChoiceForm } from './choice-form.js'

/** Asks for the person's age group. Only some opticians examine children [BOOK-002]. */
export function AgeStep({ path, choices }: { readonly path: string; readonly choices: BookingChoices }) {
  return (
    <ChoiceForm path={path} step="age" choices={choices} name={CHOICE_QUERY.ageGroup}>
      {(error) => (
        <>
          <RadioCards
            legend={wizardMessages.ageLegend()}
            name={CHOICE_QUERY.ageGroup}
            options={AGE_GROUPS.map((group) => ({
              value: group,
              label: AGE_GROUP_MESSAGES[group](),
              ...(isChildren(group) && { detail: wizardMessages.ageGuardianHint() }),
            }))}
            {...(choices.ageGroup && { defaultValue: choices.ageGroup })}
            error={error}
            required
          />
          <Alert title={wizardMessages.ageYoung()}>{bookingMessages.ageUnder8()}</Alert>
        </>
      )}
    </ChoiceForm>
  )
}
