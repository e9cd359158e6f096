import * as errorMessages from '@klarsikt/core/messages/error'
import { Button, type ButtonProps } from '@klarsikt/design-system/button'
import { ErrorSummary } from '@klarsikt/design-system/error-summary'
import { useOneSubmit } from '@klarsikt/forms'
import type { useShopForm } from '@klarsikt/forms'
import type { ReactNode } from 'react'
import { Form, type FormProps, useNavigation } from 'react-router'
import { FormFailure } from './form-failure.js'
import styles from './form.module.css'

interface FieldFormProps extends Omit<FormProps, 'hidden'> {
  readonly form: Pick<ReturnType<typeof useShopForm>, 'props' | 'failure' | 'problems' | 'attempt'>
  /** Which of its page's forms this is; left out where the action reads one form only. */
  readonly intent?: string
  /** What is sent besides the fields. */
  readonly hidden?: Readonly<Record<string, string>>
  readonly button: string
  readonly variant?: ButtonProps['variant']
  /** Another way on, beside the button. */
  readonly beside?: ReactNode
  /** Lists what is wrong above the fields; for forms longer than a screen. */
  readonly summary?: boolean
}

/** Fields and the button that sends them, busy meanwhile; what stops the whole form is said above. */
export function FieldForm({
  form: { props, failure, problems, attempt },
  intent,
  hidden = {},
  button,
  variant = 'primary',
  beside,
  summary = false,
  children,
  ...rest
}: FieldFormProps) {
  const { state, formData } = useNavigation()
  const isSent = state !== 'idle' && formData?.get('intent') === (intent ?? null)
  const onSubmit = useOneSubmit(props.onSubmit)
  return (
    <Form {...props} {...rest} onSubmit={onSubmit} method="post" className={styles.form} preventScrollReset>
      {Object.entries({ ...(intent && { intent }), ...hidden }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {/* Gone while it is tried again: the same reason twice is said twice. */}
      <FormFailure text={isSent ? null : failure} />
      {summary && attempt > 0 && (
        <ErrorSummary
          problems={problems}
          attempt={attempt}
          title={errorMessages.validationSummary({ count: problems.length })}
        />
      )}
      {children}
      <div className={styles.actions}>
        <Button type="submit" variant={variant} loading={isSent}>
          {button}
        </Button>
        {beside}
      </div>
    </Form>
  )
}
