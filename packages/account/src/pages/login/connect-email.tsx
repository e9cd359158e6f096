import * as authMessages from '@klarsikt/core/messages/auth'
import { TextField } from '@klarsikt/design-system/text-field'
import { type FormResult, useShopForm } from '@klarsikt/forms'
import { FieldForm, Notice, SmallForm } from '@klarsikt/page-kit/form'
import { AuthPage } from '@klarsikt/page-kit/frame'
import { CONNECT_FIELDS, readConnection } from './connect-form.js'

interface ConnectEmailProps {
  readonly orderRef: string
  readonly next: string
  readonly form?: FormResult | undefined
}

/** Asks a person who uses BankID here for the first time for their address. A letter to it proves that it is theirs. */
export function ConnectEmail({ orderRef, next, form: result }: ConnectEmailProps) {
  const form = useShopForm({ id: 'connect', fields: CONNECT_FIELDS, lastResult: result, read: readConnection })
  return (
    <AuthPage title={authMessages.eidConnectTitle()} intro={authMessages.eidConnectIntro()}>
      <FieldForm form={form} intent="eid-email" hidden={{ orderRef, next }} button={authMessages.eidConnectAction()}>
        <TextField {...form.field('email')} type="email" label={authMessages.email()} autoComplete="email" required />
      </FieldForm>
    </AuthPage>
  )
}

interface ConnectSentProps {
  readonly orderRef: string
  readonly next: string
  readonly message: string
}

/** Says that the letter was sent. The user can confirm it on this device or on another one. */
export function ConnectSent({ orderRef, next, message }: ConnectSentProps) {
  return (
    <AuthPage title={authMessages.checkMail()}>
      <Notice tone="info">{message}</Notice>
      <SmallForm intent="eid-continue" fields={{ orderRef, next }} action={authMessages.eidContinue()} />
      <SmallForm
        intent="eid"
        fields={{ orderRef, next, result: 'EidEmailNotVerified' }}
        action={authMessages.eidOtherAddress()}
        variant="secondary"
      />
    </AuthPage>
  )
}

interface ConfirmConnectionProps {
  readonly token: string
  readonly next: string
  readonly failure: string | null
}

/**
 * Joins BankID and address when the button is pressed. Opening the link is not enough, since mail programs open links
 * too.
 */
export function ConfirmConnection({ token, next, failure }: ConfirmConnectionProps) {
  return (
    <AuthPage title={authMessages.eidConnectedTitle()} intro={authMessages.eidConnectedIntro()}>
      {failure && <Notice tone="error">{failure}</Notice>}
      <SmallForm intent="eid-confirm" fields={{ token, next }} action={authMessages.verifyAction()} />
    </AuthPage>
  )
}
