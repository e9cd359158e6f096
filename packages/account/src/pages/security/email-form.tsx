import * as accountMessages from '@klarsikt/core/messages/account'
import { Button } from '@klarsikt/design-system/button'
import { TextField } from '@klarsikt/design-system/text-field'
import { useShopForm } from '@klarsikt/forms'
import { Form, useNavigation } from 'react-router'
import { FormFailure } from '../../layout/form-failure.js'
import { EMAIL_FIELDS, readNewEmail } from './security-forms.js'
import type { SecurityPageProps } from './security-page-props.js'
import { StepUpAlert } from './step-up-alert.js'
import styles from '../../layout/account-page.module.css'

/** Asks for another address to log in by. A log-in that is too long ago is asked for anew, and leads back to here. */
export function EmailForm({ data, answer }: SecurityPageProps) {
  const { state, formData } = useNavigation()
  const { form, props, errorOf, failure } = useShopForm({
    id: 'email',
    fields: EMAIL_FIELDS,
    lastResult: answer?.step === 'email' || answer?.step === 'step-up' ? answer.form : undefined,
    read: readNewEmail,
  })
  return (
    <Form {...props} method="post" className={styles.form} preventScrollReset>
      <input type="hidden" name="intent" value="email" />
      <p className="ks-text-muted">{accountMessages.securityEmailIntro({ email: data.email })}</p>
      {answer?.step === 'step-up' && <StepUpAlert message={answer.message} />}
      <FormFailure text={failure} />
      <TextField
        id="email-email"
        name="email"
        type="email"
        label={accountMessages.securityNewEmail()}
        autoComplete="email"
        required
        defaultValue={form.initialValue?.email}
        error={errorOf('email')}
      />
      <div>
        <Button type="submit" variant="secondary" loading={state !== 'idle' && formData?.get('intent') === 'email'}>
          {accountMessages.securitySaveEmail()}
        </Button>
      </div>
    </Form>
  )
}
