import { parseBirthDateDigits } from '@klarsikt/core/identity'
import { checkFields } from '@klarsikt/core/identity'
import * as glassesSubscriptionPageMessages from '@klarsikt/core/messages/glasses-subscription-page'
import { TextField } from '@klarsikt/design-system/text-field'
import { type FormResult, readForm, useShopForm } from '@klarsikt/forms'
import { FieldForm } from '@klarsikt/page-kit/form'
import type { ReactNode } from 'react'

const BIRTH_DATE_FIELDS = ['birthDate'] as const

/** Reads a birth date as `ÅÅMMDD`. Only the backend knows whether it is the customer's date [VALID-021, VALID-022]. */
export function readBirthDate(form: FormData) {
  return readForm(form, BIRTH_DATE_FIELDS, ({ birthDate }) =>
    checkFields({ birthDate: parseBirthDateDigits(birthDate) }),
  )
}

interface BirthDateFormProps {
  readonly id: string
  readonly result: FormResult | undefined
  readonly button: string
  /** Names and values of hidden fields that are sent with the date. */
  readonly hidden?: Readonly<Record<string, string>>
  readonly children?: ReactNode
}

/** Asks for the customer's birth date. The right date proves that the account is theirs. */
export function BirthDateForm({ id, result, button, hidden = {}, children }: BirthDateFormProps) {
  const form = useShopForm({ id, fields: BIRTH_DATE_FIELDS, lastResult: result, read: readBirthDate })
  return (
    <FieldForm form={form} button={button} hidden={hidden}>
      {children}
      <TextField
        {...form.field('birthDate')}
        label={glassesSubscriptionPageMessages.birthDate()}
        hint={glassesSubscriptionPageMessages.birthDateHint()}
        inputMode="numeric"
        autoComplete="off"
        required
      />
    </FieldForm>
  )
}
