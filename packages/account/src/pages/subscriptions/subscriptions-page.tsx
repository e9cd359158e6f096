import type { LensSubscriptionSummary } from '@klarsikt/contract/shop/types'
import { dayText } from '@klarsikt/core/calendar'
import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import * as accountSubscriptionMessages from '@klarsikt/core/messages/account-subscription'
import { formatPrice } from '@klarsikt/core/money'
import { href } from '@klarsikt/core/paths'
import { ButtonLink } from '@klarsikt/design-system/button'
import { EmptyState } from '@klarsikt/design-system/empty-state'
import { Link } from '@klarsikt/design-system/link'
import { LensSubscriptionBadge, StatusBadge } from '@klarsikt/design-system/status-badge'
import { pageStyles as styles } from '@klarsikt/page-kit/frame'
import { isUnderMaintenance, type UnderMaintenance } from '@klarsikt/page-kit/session'
import { AccountPage } from '../../layout/account-page.js'
import { Maintenance } from '../../layout/maintenance.js'
import { GlassesSubscriptionRow } from './glasses-subscription-row.js'
import { type SubscriptionsData } from './load-subscriptions.js'

/** Lists all subscriptions of the customer, for lenses and for glasses [ROUTE-009]. */
export function SubscriptionsPage({ data }: { readonly data: SubscriptionsData | UnderMaintenance }) {
  return (
    <AccountPage section="account-subscriptions" title={accountPageMessages.subscriptions()}>
      {isUnderMaintenance(data) ? <Maintenance /> : <Lists {...data} />}
    </AccountPage>
  )
}

function Lists({ lens, glasses }: SubscriptionsData) {
  return (
    <>
      <section className={styles.block} aria-labelledby="subscriptions-lens">
        <h2 id="subscriptions-lens">{accountSubscriptionMessages.lens()}</h2>
        {lens.length === 0 ? (
          <EmptyState
            title={accountSubscriptionMessages.lensEmpty()}
            actions={<ButtonLink href="/kontaktlinser">{accountSubscriptionMessages.lensShop()}</ButtonLink>}
          >
            <p>{accountSubscriptionMessages.lensEmptyText()}</p>
          </EmptyState>
        ) : (
          <ul className={styles.list}>
            {lens.map((one) => (
              <LensRow key={one.id} subscription={one} />
            ))}
          </ul>
        )}
      </section>
      <section className={styles.block} aria-labelledby="subscriptions-glasses">
        <h2 id="subscriptions-glasses">{accountSubscriptionMessages.glasses()}</h2>
        {glasses.length === 0 ? (
          <p>
            {accountSubscriptionMessages.glassesEmpty()}{' '}
            <Link href={href('glasses-subscription')}>{accountSubscriptionMessages.glassesMore()}</Link>
          </p>
        ) : (
          <ul className={styles.list}>
            {glasses.map((one) => (
              <GlassesSubscriptionRow key={one.id} subscription={one} />
            ))}
          </ul>
        )}
        <p className={styles.actions}>
          {!glasses.some(({ status }) => status === 'Active') && (
            <Link variant="standalone" href={href('account-subscription-glasses-sign-up')}>
              {accountPageMessages.subscriptionGlassesSignUp()}
            </Link>
          )}
          <Link variant="standalone" href={href('account-subscription-connect-lifestyle')}>
            {accountPageMessages.subscriptionConnectLifestyle()}
          </Link>
        </p>
      </section>
    </>
  )
}

function LensRow({ subscription }: { readonly subscription: LensSubscriptionSummary }) {
  const { id, status, intervalText, nextDelivery, nextTryOn, goods, total } = subscription
  const name = goods.map(({ description, quantity }) => `${quantity} × ${description}`).join(', ')
  return (
    <li className={styles.row}>
      <span className={styles.facts}>
        <Link className={styles.name} href={href('account-subscription-lens', { subscriptionId: id })}>
          {name || accountSubscriptionMessages.title({ id })}
        </Link>
        <span className="ks-text-muted">{intervalText}</span>
        {nextDelivery !== null && (
          <span>
            {accountSubscriptionMessages.next()}: {accountSubscriptionMessages.nextDay({ day: dayText(nextDelivery) })}
          </span>
        )}
        {nextTryOn !== null && (
          <span>
            {accountSubscriptionMessages.declined({ day: dayText(nextTryOn) })}{' '}
            <Link href={href('account-update-payment-method', { subscriptionId: id })}>
              {accountSubscriptionMessages.changePayment()}
            </Link>
          </span>
        )}
      </span>
      <span className={styles.sum}>
        {nextTryOn === null ? (
          <LensSubscriptionBadge status={status} />
        ) : (
          <StatusBadge tone="warning">{accountSubscriptionMessages.declinedShort()}</StatusBadge>
        )}
        {nextDelivery !== null && <span>{formatPrice(total)}</span>}
      </span>
    </li>
  )
}
