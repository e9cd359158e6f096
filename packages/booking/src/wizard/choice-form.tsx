import * as commonMessages from '@klarsikt/core/messages/common'
import * as validationMessages from '@klarsikt/core/messages/validation'
import { Button } from '@klarsikt/design-system/button'
import { HiddenFields, useHydrated } from '@klarsikt/page-kit/form'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { type BookingChoices, choiceFields } from '../choices/choices.js'
import { choicesBefore, type WizardStep } from '../choices/wizard-steps.js'
import styles from '../layout/booking.module.css'

interface ChoiceFormProps {
  readonly path: string
  readonly step: WizardStep
  readonly choices: BookingChoices
  /** The form field of the choice. */
  readonly name: string
  readonly children: (error: string | undefined) => ReactNode
}

/** A form for a choice that becomes part of the address. It loads the page again with the choice. */
export function ChoiceForm({ path, step, choices, name, children }: ChoiceFormProps) {
  const [error, setError] = useState<string>()
  const isHydrated = useHydrated()
  const { state } = useNavigation()
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget
    if (new FormData(form).get(name)) return
    event.preventDefault()
    setError(validationMessages.selectionRequired())
    form.querySelector<HTMLInputElement>('input[type=radio]')?.focus()
  }
  return (
    // Without scripts the browser itself requires a choice.
    <Form
      key={step}
      action={path}
      noValidate={isHydrated}
      className={styles.block}
      onSubmit={onSubmit}
      onChange={() => setError(undefined)}
    >
      <HiddenFields fields={choiceFields(choicesBefore(step, choices))} />
      {children(error)}
      <div className={styles.actions}>
        <Button type="submit" loading={state === 'loading'}>
          {commonMessages.continue()}
        </Button>
      </div>
    </Form>
  )
}
