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
  /** Names this form to the page's action. Leave it out where the action handles one form only. */
  readonly intent?: string
  /** Names and values of hidden fields that are sent with the visible fields. */
  readonly hidden?: Readonly<Record<string, string>>
  readonly button: string
  readonly variant?: ButtonProps['variant']
  /** A second control, shown beside the button. */
  readonly beside?: ReactNode
  /** Lists all problems above the fields. Use it for forms that are longer than a screen. */
  readonly summary?: boolean
}

/** Shows fields, the button that sends them, and any problem that concerns the whole form. */
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
      {/* The failure is hidden while the form is sent, so that a screen reader reads the same failure again. */}
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
