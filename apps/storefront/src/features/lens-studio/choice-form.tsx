import * as commonMessages from '@klarsikt/core/messages/common'
import { Button } from '@klarsikt/design-system/button'
import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { choiceFields, type StudioChoices } from './choices.js'
import styles from './lens-studio.module.css'

interface ChoiceFormProps {
  readonly path: string
  /** The choices so far, without the one that this form asks for. */
  readonly choices: StudioChoices
  readonly canContinue?: boolean
  readonly children: ReactNode
}

/** A form for a choice that becomes part of the address. It loads the page again with the choice. */
export function ChoiceForm({ path, choices, canContinue = true, children }: ChoiceFormProps) {
  const { state } = useNavigation()
  return (
    <Form action={path} className={styles.block}>
      {Object.entries(choiceFields(choices)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      {canContinue && (
        <div className={styles.actions}>
          <Button type="submit" loading={state === 'loading'}>
            {commonMessages.continue()}
          </Button>
        </div>
      )}
    </Form>
  )
}
