import * as authMessages from '@klarsikt/core/messages/auth'
import * as errorMessages from '@klarsikt/core/messages/error'
import * as fieldMessages from '@klarsikt/core/messages/field'
import * as pageMessages from '@klarsikt/core/messages/page'
import { href } from '@klarsikt/core/paths'
import { Button } from '@klarsikt/design-system/button'
import { Checkbox } from '@klarsikt/design-system/checkbox'
import { ErrorSummary } from '@klarsikt/design-system/error-summary'
import { Link } from '@klarsikt/design-system/link'
import { NewPasswordField } from '@klarsikt/design-system/password-strength'
import { PasswordField, TextField } from '@klarsikt/design-system/text-field'
import { type FormResult, useShopForm } from '@klarsikt/forms'
import { type FormEvent, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { FormFailure } from '../../layout/form-failure.js'
import { readRegistration, REGISTRATION_FIELDS } from './registration-form.js'
import styles from '../../layout/auth-page.module.css'

/** Fields whose words make a password easy to guess. */
const PERSONAL = ['firstName', 'lastName', 'email', 'mobile'] as const

/** Who wants an account, and the password that will open it. */
export function RegisterForm({ result }: { readonly result: FormResult | undefined }) {
  const { state } = useNavigation()
  const [personal, setPersonal] = useState<readonly string[]>([])
  const { form, props, errorOf, problems, attempt, failure } = useShopForm({
    id: 'register',
    fields: REGISTRATION_FIELDS,
    lastResult: result,
    read: readRegistration,
  })
  const typed = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const now = new FormData(currentTarget)
    const texts = PERSONAL.map((name) => String(now.get(name) ?? '')).filter((text) => text !== '')
    setPersonal((before) => (before.join('\n') === texts.join('\n') ? before : texts))
  }
  const field = (name: (typeof REGISTRATION_FIELDS)[number]) => ({
    id: `register-${name}`,
    name,
    required: true,
    error: errorOf(name),
  })
  const plain = (name: (typeof PERSONAL)[number]) => ({ ...field(name), defaultValue: form.initialValue?.[name] })
  return (
    <Form {...props} onInput={typed} method="post" className={styles.form} preventScrollReset>
      <FormFailure text={failure} />
      {attempt > 0 && (
        <ErrorSummary
          problems={problems}
          attempt={attempt}
          title={errorMessages.validationSummary({ count: problems.length })}
        />
      )}
      <div className={styles.pair}>
        <TextField {...plain('firstName')} label={fieldMessages.firstName()} autoComplete="given-name" />
        <TextField {...plain('lastName')} label={fieldMessages.lastName()} autoComplete="family-name" />
      </div>
      <TextField {...plain('email')} type="email" label={authMessages.email()} autoComplete="username" />
      <TextField {...plain('mobile')} type="tel" label={fieldMessages.mobile()} autoComplete="tel" />
      <NewPasswordField {...field('password')} label={authMessages.password()} personal={personal} />
      <PasswordField {...field('passwordRepeat')} label={authMessages.repeatPassword()} autoComplete="new-password" />
      <Checkbox
        {...field('termsAccepted')}
        label={authMessages.acceptTerms()}
        defaultChecked={form.initialValue?.termsAccepted !== undefined}
      />
      {/* In a tab of their own: what is typed here stays. */}
      <p className={styles.links}>
        <Link href={href('account-terms')} external>
          {authMessages.termsLink()}
        </Link>
        <Link href={href('privacy-policy')} external>
          {pageMessages.privacyPolicy()}
        </Link>
      </p>
      <div className={styles.actions}>
        <Button type="submit" loading={state === 'submitting'}>
          {authMessages.registerAction()}
        </Button>
      </div>
    </Form>
  )
}
