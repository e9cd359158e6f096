import * as accountMessages from '@klarsikt/core/messages/account'
import { TextField } from '@klarsikt/design-system/text-field'
import { useShopForm } from '@klarsikt/forms'
import { FieldForm, StepUpAlert, TypedBeforeLogin } from '@klarsikt/page-kit/form'
import { EMAIL_FIELDS, readNewEmail } from './security-forms.js'
import { SECURITY_LOGIN } from './security-login.js'
import { type SecurityPageProps } from './security-page-props.js'

/** Asks for a new address to log in by. Where the log-in is too old, it asks for a new log-in that leads back here. */
export function EmailForm({ data, answer }: SecurityPageProps) {
  const form = useShopForm({
    id: 'email',
    fields: EMAIL_FIELDS,
    lastResult: answer?.step === 'email' || answer?.step === 'step-up' ? answer.form : undefined,
    read: readNewEmail,
  })
  return (
    <FieldForm form={form} intent="email" button={accountMessages.securitySaveEmail()} variant="secondary">
      <p className="ks-text-muted">{accountMessages.securityEmailIntro({ email: data.email })}</p>
      {answer?.step === 'step-up' && <StepUpAlert message={answer.message} login={SECURITY_LOGIN} />}
      <TypedBeforeLogin form="email" owner={data.customerNumber} isAnswered={answer !== undefined} />
      <TextField
        {...form.field('email')}
        type="email"
        label={accountMessages.securityNewEmail()}
        autoComplete="email"
        required
      />
    </FieldForm>
  )
}
