import type { Passkey } from '@klarsikt/contract/shop/types'
import { dateTimeText } from '@klarsikt/core/calendar'
import * as accountMessages from '@klarsikt/core/messages/account'
import { Alert } from '@klarsikt/design-system/alert'
import { Badge } from '@klarsikt/design-system/badge'
import { Button } from '@klarsikt/design-system/button'
import { StepUpAlert } from '../form/step-up-alert.js'
import { RemovePasskey } from './remove-passkey.js'
import { RenamePasskey } from './rename-passkey.js'
import { useNewPasskey } from './use-new-passkey.js'
import { usePasskeySupport } from './use-passkey-support.js'
import styles from '../frame/page.module.css'

interface PasskeyListProps {
  readonly passkeys: readonly Passkey[]
  /** The result of a form of the page. */
  readonly answer: { readonly step: string; readonly message?: string } | undefined
  /** Says what the passkeys are for on this page. */
  readonly intro: string
  /** The path of the log-in. It leads back to this page afterwards. */
  readonly login: string
}

/** Lists a person's passkeys. They can name or remove each, and add one where the browser supports passkeys. */
export function PasskeyList({ passkeys, answer, intro, login }: PasskeyListProps) {
  const isSupported = usePasskeySupport()
  const { press, isBusy, problem, refusal } = useNewPasskey()
  const stopped = [refusal, answer].find((one) => one?.step === 'passkey-step-up')?.message
  const failure = problem ?? (refusal?.step === 'failed' ? refusal.message : null)
  return (
    <>
      <p className="ks-text-muted">{intro}</p>
      {stopped !== undefined && <StepUpAlert message={stopped} login={login} />}
      {failure !== null && (
        <Alert tone="error" live="alert">
          {failure}
        </Alert>
      )}
      {passkeys.length === 0 ? (
        <p>{accountMessages.securityNoPasskeys()}</p>
      ) : (
        <ul className={styles.list}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} of={passkey} />
          ))}
        </ul>
      )}
      {/* The button keeps its space until passkey support is known, so that the page does not jump. */}
      <div className={isSupported ? undefined : styles.hidden}>
        <Button variant="secondary" loading={isBusy} onClick={press}>
          {accountMessages.securityAddPasskey()}
        </Button>
      </div>
    </>
  )
}

function PasskeyRow({ of: { id, name, addedAt, lastUsedAt, isBackedUp } }: { readonly of: Passkey }) {
  const used =
    lastUsedAt === null
      ? accountMessages.securityPasskeyUnused()
      : accountMessages.securityPasskeyUsed({ when: dateTimeText(new Date(lastUsedAt)) })
  return (
    <li className={styles.row}>
      <span className={styles.facts}>
        <span className={styles.name}>
          {name} {isBackedUp && <Badge tone="neutral">{accountMessages.securityPasskeyBackedUp()}</Badge>}
        </span>
        <span className="ks-text-muted">
          {accountMessages.securityPasskeyAddedAt({ when: dateTimeText(new Date(addedAt)) })}
        </span>
        <span className="ks-text-muted">{used}</span>
      </span>
      <span className="ks-cluster">
        <RenamePasskey id={id} name={name} />
        <RemovePasskey id={id} name={name} />
      </span>
    </li>
  )
}
