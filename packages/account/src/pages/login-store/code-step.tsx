import * as staffMessages from '@klarsikt/core/messages/staff'
import { href } from '@klarsikt/core/paths'
import type { StaffCodeChannel } from '@klarsikt/core/staff'
import { Button } from '@klarsikt/design-system/button'
import { Link } from '@klarsikt/design-system/link'
import { TextField } from '@klarsikt/design-system/text-field'
import { useShopForm } from '@klarsikt/forms'
import { FieldForm, FormFailure, Notice, SmallForm } from '@klarsikt/page-kit/form'
import { AuthPage } from '@klarsikt/page-kit/frame'
import { usePasskeySupport } from '@klarsikt/page-kit/passkey'
import { withNext } from '@klarsikt/page-kit/session'
import { useNavigation } from 'react-router'
import { type LoginStoreAnswer, sentFields } from './log-in-store.js'
import { CODE_FIELDS, readCode } from './login-store-forms.js'
import { useStorePasskey } from './use-store-passkey.js'

type SentFields = Readonly<Record<string, string>>
type Sent = Extract<LoginStoreAnswer, { readonly step: 'code' }>

interface CodeStepProps {
  readonly next: string
  readonly of: Sent
}

/** The second step of the log-in: a one-time code, or a passkey for a person who has one [STAFF-008]. */
export function CodeStep({ next, of }: CodeStepProps) {
  const { message, hasPasskey, form: result, failure: refusal, notSent } = of
  const sent = { next, ...sentFields(of) }
  const { state } = useNavigation()
  const form = useShopForm({ id: 'login-store-code', fields: CODE_FIELDS, lastResult: result, read: readCode })
  return (
    <AuthPage title={staffMessages.codeTitle()}>
      <Notice key={of.at} tone="info">
        {message}
      </Notice>
      {hasPasskey && <StorePasskey sent={sent} refusal={state === 'idle' ? refusal : undefined} />}
      <FieldForm
        form={form}
        intent="code"
        hidden={sent}
        button={staffMessages.codeAction()}
        beside={<Link href={withNext(href('auth-login-store'), next)}>{staffMessages.codeAgain()}</Link>}
      >
        <TextField
          {...form.secret('code')}
          inputMode="numeric"
          label={staffMessages.code()}
          autoComplete="one-time-code"
          required
        />
      </FieldForm>
      <FormFailure text={state === 'idle' ? (notSent ?? null) : null} />
      <OtherCode of={of} sent={sent} />
    </AuthPage>
  )
}

/** Sends another code, by the same channel as the last one or by the other channel. */
function OtherCode({ of, sent }: { readonly of: Sent; readonly sent: SentFields }) {
  const ways = [
    { to: of.channel, action: staffMessages.codeResend() },
    ...(of.other === null ? [] : [{ to: of.other, action: OTHER_WAY[of.other]() }]),
  ]
  return ways.map(({ to, action }) => (
    <SmallForm key={action} intent="resend" fields={{ ...sent, to }} action={action} variant="secondary" />
  ))
}

const OTHER_WAY: Readonly<Record<StaffCodeChannel, () => string>> = {
  sms: staffMessages.codeBySms,
  email: staffMessages.codeByEmail,
}

interface StorePasskeyProps {
  readonly sent: SentFields
  readonly refusal: string | undefined
}

/** Offers the passkey where the browser supports passkeys. */
function StorePasskey({ sent, refusal }: StorePasskeyProps) {
  const isSupported = usePasskeySupport()
  const { press, isBusy, problem } = useStorePasskey(sent)
  if (!isSupported) return null
  return (
    <>
      <FormFailure text={isBusy ? null : (problem ?? refusal)} />
      <Button variant="secondary" fullWidth loading={isBusy} onClick={press}>
        {staffMessages.passkeyUse()}
      </Button>
    </>
  )
}
