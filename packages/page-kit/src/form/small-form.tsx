import { Button } from '@klarsikt/design-system/button'
import { useOneSubmit } from '@klarsikt/forms'
import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import styles from './form.module.css'

interface SmallFormProps {
  readonly intent: string
  readonly fields?: Readonly<Record<string, string>>
  readonly action: string
  readonly variant?: 'primary' | 'secondary'
  /** A second control, shown beside the button. */
  readonly children?: ReactNode
}

/** A form with one button and hidden fields only, for an action that needs no input. */
export function SmallForm({ intent, fields = {}, action, variant = 'primary', children }: SmallFormProps) {
  const { state } = useNavigation()
  const onSubmit = useOneSubmit()
  return (
    <Form method="post" onSubmit={onSubmit} className={styles.form}>
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.actions}>
        <Button type="submit" variant={variant} loading={state !== 'idle'}>
          {action}
        </Button>
        {children}
      </div>
    </Form>
  )
}
