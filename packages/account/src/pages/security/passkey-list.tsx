import type { Passkey } from '@klarsikt/contract/shop/types'
import { dateTimeText } from '@klarsikt/core/calendar'
import * as accountMessages from '@klarsikt/core/messages/account'
import { Alert } from '@klarsikt/design-system/alert'
import { Badge } from '@klarsikt/design-system/badge'
import { Button } from '@klarsikt/design-system/button'
import { usePasskeySupport } from '../../passkey/use-passkey-support.js'
import { RemovePasskey } from './remove-passkey.js'
import type { SecurityPageProps } from './security-page-props.js'
import { StepUpAlert } from './step-up-alert.js'
import { useNewPasskey } from './use-new-passkey.js'
import styles from '../../layout/account-page.module.css'

/** The passkeys the customer logs in by; another can be added where the browser knows passkeys, and each removed. */
export function PasskeyList({ data: { passkeys }, answer }: SecurityPageProps) {
  const isSupported = usePasskeySupport()
  const { press, isBusy, problem, refusal } = useNewPasskey()
  const stopped = refusal?.step === 'passkey-step-up' ? refusal : answer?.step === 'passkey-step-up' ? answer : null
  const failure = problem ?? (refusal?.step === 'failed' ? refusal.message : null)
  return (
    <>
      <p className="ks-text-muted">{accountMessages.securityPasskeysIntro()}</p>
      {stopped && <StepUpAlert message={stopped.message} />}
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
            <Row key={passkey.id} of={passkey} />
          ))}
        </ul>
      )}
      {/* Its place is kept until it is known whether the browser knows passkeys. */}
      <div className={isSupported ? undefined : styles.hidden}>
        <Button variant="secondary" loading={isBusy} onClick={press}>
          {accountMessages.securityAddPasskey()}
        </Button>
      </div>
    </>
  )
}

function Row({ of: { id, name, addedAt, lastUsedAt, isBackedUp } }: { readonly of: Passkey }) {
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
      <RemovePasskey id={id} name={name} />
    </li>
  )
}
