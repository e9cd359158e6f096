import * as authMessages from '@klarsikt/core/messages/auth'
import { Alert } from '@klarsikt/design-system/alert'
import { Button } from '@klarsikt/design-system/button'
import { usePasskeySupport } from '@klarsikt/page-kit/passkey'
import { usePasskeyLogin } from './use-passkey-login.js'
import styles from './passkey-button.module.css'

/**
 * Offers the log-in by passkey, by a button and by the browser's autofill. It keeps its space until passkey support is
 * known, so that the page does not jump.
 */
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
