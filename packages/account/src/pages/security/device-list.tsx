import type { LoginSession } from '@klarsikt/contract/shop/types'
import { dateTimeText } from '@klarsikt/core/calendar'
import * as accountMessages from '@klarsikt/core/messages/account'
import { Badge } from '@klarsikt/design-system/badge'
import { Button } from '@klarsikt/design-system/button'
import { StepUpAlert } from '@klarsikt/page-kit/form'
import { pageStyles as styles } from '@klarsikt/page-kit/frame'
import { Form, useNavigation } from 'react-router'
import { SECURITY_LOGIN } from './security-login.js'
import { type SecurityPageProps } from './security-page-props.js'

/** Lists the devices where the customer is logged in. They can log out any other device, or all others at once. */
export function DeviceList({ data: { devices }, answer }: SecurityPageProps) {
  const { state } = useNavigation()
  const others = devices.filter(({ isCurrent }) => !isCurrent)
  return (
    <>
      {answer?.step === 'devices-step-up' && <StepUpAlert message={answer.message} login={SECURITY_LOGIN} />}
      <ul className={styles.list}>
        {devices.map((device) => (
          <Device key={device.id} device={device} />
        ))}
      </ul>
      {others.length === 0 ? (
        <p className="ks-text-muted">{accountMessages.securityOnlyThis()}</p>
      ) : (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="end" />
          <Button type="submit" variant="secondary" loading={state === 'submitting'}>
            {accountMessages.securityEndAll()}
          </Button>
        </Form>
      )}
    </>
  )
}

function Device({ device: { id, device, network, lastUsedAt, isCurrent } }: { readonly device: LoginSession }) {
  const name = device || accountMessages.securityUnknownDevice()
  return (
    <li className={styles.row}>
      <span className={styles.facts}>
        <span className={styles.name}>
          {name} {isCurrent && <Badge tone="success">{accountMessages.securityThisDevice()}</Badge>}
        </span>
        <span className="ks-text-muted">
          {accountMessages.securityLastUsed({ when: dateTimeText(new Date(lastUsedAt)) })}
        </span>
        {network && <span className="ks-text-muted">{accountMessages.securityNetwork({ network })}</span>}
      </span>
      {!isCurrent && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="end" />
          <input type="hidden" name="id" value={id} />
          <Button
            type="submit"
            variant="ghost"
            size="small"
            aria-label={accountMessages.securityEndOneLabel({ device: name })}
          >
            {accountMessages.securityEndOne()}
          </Button>
        </Form>
      )}
    </li>
  )
}
