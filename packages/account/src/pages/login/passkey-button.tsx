import * as authMessages from '@klarsikt/core/messages/auth'
import { Alert } from '@klarsikt/design-system/alert'
import { Button } from '@klarsikt/design-system/button'
import { usePasskeySupport } from '../../passkey/use-passkey-support.js'
import { usePasskeyLogin } from './use-passkey-login.js'
import styles from './passkey-button.module.css'

/** Log-in by passkey, and by what the browser offers at the address. Its place is kept until it is known whether there are passkeys. */
export function PasskeyButton({ next }: { readonly next: string }) {
  const isSupported = usePasskeySupport()
  const { press, isBusy, problem } = usePasskeyLogin(next)
  return (
    <div className={styles.root}>
      {problem && (
        <Alert tone="error" live="alert">
          {problem}
        </Alert>
      )}
      <div className={isSupported ? undefined : styles.hidden}>
        <Button variant="secondary" fullWidth loading={isBusy} onClick={press}>
          {authMessages.passkeyLogin()}
        </Button>
      </div>
    </div>
  )
}
