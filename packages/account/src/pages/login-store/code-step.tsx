import * as staffMessages from '@klarsikt/core/messages/staff'
import { href } from '@klarsikt/core/paths'
import { Button } from '@klarsikt/design-system/button'
import { Link } from '@klarsikt/design-system/link'
import { TextField } from '@klarsikt/design-system/text-field'
import { useShopForm } from '@klarsikt/forms'
import { useNavigation } from 'react-router'
import { AuthPage } from '../../layout/auth-page.js'
import { FieldForm } from '../../layout/field-form.js'
import { FormFailure } from '../../layout/form-failure.js'
import { Notice } from '../../layout/notice.js'
import { usePasskeySupport } from '../../passkey/use-passkey-support.js'
import type { LoginStoreAnswer } from './log-in-store.js'
import { CODE_FIELDS, readCode } from './login-store-forms.js'
import { useStorePasskey } from './use-store-passkey.js'

type Sent = Extract<LoginStoreAnswer, { readonly step: 'code' }>

/** The second step: the code that was sent, or a passkey of who has one [STAFF-008]. */
export function CodeStep({ of: { message, hasPasskey, form: result, failure: refusal } }: { readonly of: Sent }) {
  const { state } = useNavigation()
  const form = useShopForm({ id: 'login-store-code', fields: CODE_FIELDS, lastResult: result, read: readCode })
  return (
    <AuthPage title={staffMessages.codeTitle()}>
      <Notice tone="info">{message}</Notice>
      {hasPasskey && <StorePasskey sent={message} refusal={state === 'idle' ? refusal : undefined} />}
      <FieldForm
        form={form}
        intent="code"
        hidden={{ sent: message, ...(hasPasskey && { hasPasskey: 'yes' }) }}
        button={staffMessages.codeAction()}
        beside={<Link href={href('auth-login-store')}>{staffMessages.codeAgain()}</Link>}
      >
        <TextField
          {...form.secret('code')}
          inputMode="numeric"
          label={staffMessages.code()}
          autoComplete="one-time-code"
          required
        />
      </FieldForm>
    </AuthPage>
  )
}

/** Offered in browsers that know passkeys. */
function StorePasskey({ sent, refusal }: { readonly sent: string; readonly refusal: string | undefined }) {
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
