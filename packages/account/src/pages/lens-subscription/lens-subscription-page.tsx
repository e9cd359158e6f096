import { dayText } from '@klarsikt/core/calendar'
import { isDelivering } from '@klarsikt/core/lens-subscription'
import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import * as accountSubscriptionMessages from '@klarsikt/core/messages/account-subscription'
import * as subscriptionMessages from '@klarsikt/core/messages/subscription'
import { href } from '@klarsikt/core/paths'
import { ButtonLink } from '@klarsikt/design-system/button'
import { Notice } from '@klarsikt/page-kit/form'
import { pageStyles as styles } from '@klarsikt/page-kit/frame'
import { isUnderMaintenance, type UnderMaintenance } from '@klarsikt/page-kit/session'
import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { AccountPage } from '../../layout/account-page.js'
import { MaintenancePage } from '../../layout/maintenance-page.js'
import { cardName, cardState } from '../finance/card-name.js'
import { type LensAnswer } from './change-lens-subscription.js'
import { LensActions } from './lens-actions.js'
import { LensAddress } from './lens-address.js'
import { LensDeliveries } from './lens-deliveries.js'
import { LensExam } from './lens-exam.js'
import { LensLines } from './lens-lines.js'
import { LensStatus } from './lens-status.js'
import { type LensSubscriptionData } from './load-lens-subscription.js'
import { NextDelivery } from './next-delivery.js'

interface LensSubscriptionPageProps {
  readonly data: LensSubscriptionData | UnderMaintenance
  readonly answer: LensAnswer | undefined
}

/**
 * Shows one lens subscription: next delivery, products, address, payment, and the changes that are allowed [ROUTE-010].
 */
export function LensSubscriptionPage({ data, answer }: LensSubscriptionPageProps) {
  const { state } = useNavigation()
  if (isUnderMaintenance(data)) return <MaintenancePage title={accountPageMessages.subscriptionLens()} />
  const { subscription } = data
  const { id, payment, deliveries } = subscription
  const said = state === 'idle' ? answer : undefined
  const isEnded = subscription.state === 'cancelled'
  const title = accountSubscriptionMessages.title({ id })
  const trail = [
    { label: accountPageMessages.subscriptions(), href: href('account-subscriptions') },
    { label: title, href: href('account-subscription-lens', { subscriptionId: id }) },
  ]
  const dayError = said?.step === 'failed' && said.intent === 'day' ? said.fields['nextDelivery'] : undefined
  return (
    <AccountPage section="account-subscriptions" title={title} trail={trail}>
      {said && <LensSubscriptionNotice answer={said} />}
      <LensStatus subscription={subscription} />
      {isEnded ? (
        <p>{accountSubscriptionMessages.ended()}</p>
      ) : (
        <Part id="lens-next" title={accountSubscriptionMessages.next()}>
          <NextDelivery subscription={subscription} dayError={dayError} />
        </Part>
      )}
      <Part id="lens-lines" title={accountSubscriptionMessages.products()}>
        <LensLines data={data} answer={said} />
        {!isEnded && (
          <div>
            <ButtonLink
              href={href('account-subscription-lens-products', { subscriptionId: id })}
              variant="secondary"
              size="small"
            >
              {accountSubscriptionMessages.addProduct()}
            </ButtonLink>
          </div>
        )}
      </Part>
      {!isEnded && (
        <>
          <Part id="lens-address" title={accountSubscriptionMessages.address()}>
            <LensAddress subscription={subscription} answer={said} />
          </Part>
          <Part id="lens-payment" title={accountSubscriptionMessages.payment()}>
            <p>
              {payment === null ? accountSubscriptionMessages.noPayment() : cardName(payment)}{' '}
              {payment !== null && <span className="ks-text-muted">{cardState(payment)}</span>}
            </p>
            <div>
              <ButtonLink
                href={href('account-update-payment-method', { subscriptionId: id })}
                variant="secondary"
                size="small"
              >
                {accountSubscriptionMessages.changePayment()}
              </ButtonLink>
            </div>
          </Part>
        </>
      )}
      <Part id="lens-deliveries" title={accountSubscriptionMessages.deliveries()}>
        <LensDeliveries deliveries={deliveries} />
      </Part>
      <Part id="lens-worth" title={accountSubscriptionMessages.worth()}>
        <ul>
          <li>{subscriptionMessages.lensValueDelivery()}</li>
          <li>{subscriptionMessages.lensValueExam()}</li>
        </ul>
        {isDelivering(subscription.state) && <LensExam lensExam={data.lensExam} today={data.today} />}
        {!isDelivering(subscription.state) && !isEnded && <p>{accountSubscriptionMessages.examPaused()}</p>}
      </Part>
      <Part
        id="lens-actions"
        title={isEnded ? accountSubscriptionMessages.again() : accountSubscriptionMessages.pauseTitle()}
      >
        <LensActions subscription={subscription} />
      </Part>
    </AccountPage>
  )
}

const DONE: Readonly<Record<string, () => string>> = {
  activate: subscriptionMessages.activated,
  pause: subscriptionMessages.paused,
  cancel: subscriptionMessages.cancelled,
}

function LensSubscriptionNotice({ answer }: { readonly answer: LensAnswer }) {
  if (answer.step === 'failed') return <Notice tone="error">{answer.message}</Notice>
  const { intent, nextDelivery } = answer
  if (intent === 'skip' && nextDelivery !== null)
    return <Notice tone="success">{accountSubscriptionMessages.skipped({ day: dayText(nextDelivery) })}</Notice>
  return <Notice tone="success">{(DONE[intent] ?? accountSubscriptionMessages.saved)()}</Notice>
}

interface PartProps {
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

function Part({ id, title, children }: PartProps) {
  return (
    <section className={styles.block} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
