import * as authMessages from '@klarsikt/core/messages/auth'
import * as fieldMessages from '@klarsikt/core/messages/field'
import * as pageMessages from '@klarsikt/core/messages/page'
import { href } from '@klarsikt/core/paths'
import { Checkbox } from '@klarsikt/design-system/checkbox'
import { Link } from '@klarsikt/design-system/link'
import { TextField } from '@klarsikt/design-system/text-field'
import { type FormResult, useShopForm } from '@klarsikt/forms'
import { FieldForm } from '@klarsikt/page-kit/form'
import { authPageStyles as styles } from '@klarsikt/page-kit/frame'
import { type FormEvent, useState } from 'react'
import { NewPasswordPair } from '../../layout/new-password-pair.js'
import { readRegistration, REGISTRATION_FIELDS } from './registration-form.js'

/** The fields whose words make a password easy to guess. */
const PERSONAL = ['firstName', 'lastName', 'email', 'mobile'] as const

interface RegisterFormProps {
  readonly next: string
  readonly result: FormResult | undefined
}

/** Asks for the person's details and a password. */
export function RegisterForm({ next, result }: RegisterFormProps) {
  const [personal, setPersonal] = useState<readonly string[]>([])
  const form = useShopForm({
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
  const { field } = form
  return (
    <FieldForm form={form} hidden={{ next }} button={authMessages.registerAction()} onInput={typed} summary>
      <div className={styles.pair}>
        <TextField {...field('firstName')} label={fieldMessages.firstName()} autoComplete="given-name" required />
        <TextField {...field('lastName')} label={fieldMessages.lastName()} autoComplete="family-name" required />
      </div>
      <TextField {...field('email')} type="email" label={authMessages.email()} autoComplete="username" required />
      <TextField {...field('mobile')} type="tel" label={fieldMessages.mobile()} autoComplete="tel" required />
      <NewPasswordPair secret={form.secret} label={authMessages.password()} personal={personal} />
      <Checkbox
        {...form.secret('termsAccepted')}
        label={authMessages.acceptTerms()}
        required
        defaultChecked={field('termsAccepted').defaultValue !== undefined}
      />
      {/* The links open in new tabs, so that the input of this form is not lost. */}
      <p className={styles.links}>
        <Link href={href('account-terms')} external>
          {authMessages.termsLink()}
        </Link>
        <Link href={href('privacy-policy')} external>
          {pageMessages.privacyPolicy()}
        </Link>
      </p>
    </FieldForm>
  )
}
