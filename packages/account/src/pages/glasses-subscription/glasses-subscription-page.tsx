import type { GlassesSubscription } from '@klarsikt/contract/shop/types'
import { dayText } from '@klarsikt/core/calendar'
import { glassesSubscriptionStates } from '@klarsikt/core/glasses-subscription'
import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import * as glassesSubscriptionMessages from '@klarsikt/core/messages/glasses-subscription'
import * as glassesSubscriptionPageMessages from '@klarsikt/core/messages/glasses-subscription-page'
import { formatPrice } from '@klarsikt/core/money'
import { href } from '@klarsikt/core/paths'
import { DescriptionList } from '@klarsikt/design-system/description-list'
import { Link } from '@klarsikt/design-system/link'
import { GlassesSubscriptionBadge } from '@klarsikt/design-system/status-badge'
import { Notice } from '@klarsikt/page-kit/form'
import { DownloadLink, pageStyles as styles } from '@klarsikt/page-kit/frame'
import { isUnderMaintenance, type UnderMaintenance } from '@klarsikt/page-kit/session'
import { SignByBankId } from '@klarsikt/page-kit/signing'
import { useNavigation } from 'react-router'
import { AccountPage } from '../../layout/account-page.js'
import { Maintenance } from '../../layout/maintenance.js'
import { type SubscriptionAnswer } from './change-glasses-subscription.js'
import { EndPart } from './end-part.js'
import { ExchangePart } from './exchange-part.js'
import { type SubscriptionData } from './load-glasses-subscription.js'
import { MonthList } from './month-list.js'
import { PaymentPart } from './payment-part.js'
import { type SigningClient, signingCalls } from './signing-calls.js'
import { subscriptionTrail } from './subscription-trail.js'

interface GlassesSubscriptionPageProps {
  readonly data: SubscriptionData | UnderMaintenance
  readonly answer: SubscriptionAnswer | undefined
  readonly client: () => SigningClient
}

/**
 * Shows one glasses subscription: state, content, exchange, months, documents, and how to end it [ROUTE-014, LIFE-001].
 */
export function GlassesSubscriptionPage({ data, answer, client }: GlassesSubscriptionPageProps) {
  const { state } = useNavigation()
  if (isUnderMaintenance(data))
    return (
      <AccountPage
        section="account-subscriptions"
        title={accountPageMessages.subscriptionGlasses()}
        trail={subscriptionTrail(null)}
      >
        <Maintenance />
      </AccountPage>
    )
  const { subscription, cards, returns } = data
  return (
    <AccountPage
      section="account-subscriptions"
      title={glassesSubscriptionPageMessages.title({ level: subscription.levelName })}
      trail={subscriptionTrail(subscription.id)}
    >
      {answer && state === 'idle' && <SubscriptionNotice answer={answer} subscription={subscription} />}
      <div className={styles.block}>
        <p>
          <GlassesSubscriptionBadge status={subscription.status} />
        </p>
        {subscription.endDate !== null && subscription.winback !== null && (
          <p>{glassesSubscriptionMessages.noticeDate({ date: dayText(subscription.endDate) })}</p>
        )}
        <DescriptionList items={factsOf(subscription)} />
      </div>
      {subscription.awaitsSignature && (
        <section className={styles.block} aria-labelledby="glasses-subscription-sign">
          <h2 id="glasses-subscription-sign">{glassesSubscriptionPageMessages.sign()}</h2>
          <p>{glassesSubscriptionPageMessages.signIntro()}</p>
          <ul className={styles.list}>
            {subscription.documents.map(({ id, name, pdf }) => (
              <li key={id}>
                <DownloadLink href={pdf}>{glassesSubscriptionPageMessages.documentOpen({ name })}</DownloadLink>
              </li>
            ))}
          </ul>
          <SignByBankId
            calls={() => signingCalls(client(), subscription.id)}
            returns={returns}
            label={glassesSubscriptionPageMessages.signButton()}
            withoutScript={glassesSubscriptionPageMessages.signNoScript()}
          />
        </section>
      )}
      {!subscription.awaitsSignature && subscription.startDate !== null && (
        <>
          <ExchangePart subscription={subscription} />
          {subscription.status === glassesSubscriptionStates.to('activate') && (
            <PaymentPart subscription={subscription} cards={cards} />
          )}
          <MonthList subscription={subscription} />
          <MoreLinks id={subscription.id} />
        </>
      )}
      <EndPart subscription={subscription} />
    </AccountPage>
  )
}

function SubscriptionNotice({
  answer,
  subscription,
}: {
  readonly answer: SubscriptionAnswer
  readonly subscription: GlassesSubscription
}) {
  if (answer.step === 'failed') return <Notice tone="error">{answer.message}</Notice>
  if (answer.step === 'payment-chosen')
    return <Notice tone="success">{glassesSubscriptionPageMessages.paymentChosen()}</Notice>
  if (answer.step === 'exchanged')
    return <Notice tone="success">{glassesSubscriptionPageMessages.exchangeTaken()}</Notice>
  const { startDate, endDate } = subscription
  return (
    <Notice tone="success">
      {startDate === null || endDate === null
        ? glassesSubscriptionPageMessages.discarded()
        : glassesSubscriptionPageMessages.terminated({ day: dayText(endDate) })}
    </Notice>
  )
}

function MoreLinks({ id }: { readonly id: string }) {
  const params = { subscriptionId: id }
  return (
    <section className={styles.block} aria-labelledby="glasses-subscription-more">
      <h2 id="glasses-subscription-more">{glassesSubscriptionPageMessages.more()}</h2>
      <ul className={styles.list}>
        <li className={styles.row}>
          <Link variant="standalone" href={href('account-subscription-glasses-perks', params)}>
            {glassesSubscriptionPageMessages.perks()}
          </Link>
        </li>
        <li className={styles.row}>
          <Link variant="standalone" href={href('account-subscription-glasses-documents', params)}>
            {glassesSubscriptionPageMessages.documents()}
          </Link>
        </li>
        <li className={styles.row}>
          <Link variant="standalone" href={href('account-finance')}>
            {accountPageMessages.finance()}
          </Link>
        </li>
      </ul>
    </section>
  )
}

function factsOf(subscription: GlassesSubscription) {
  const { id, levelName, startDate, bindingEnd, campaign, monthlyPrice, exchangeAmount, freeMonths } = subscription
  const { lastOrderDate, noticeDate, endDate, winback } = subscription
  return [
    { term: glassesSubscriptionPageMessages.number(), value: id },
    { term: glassesSubscriptionPageMessages.level(), value: levelName },
    { term: glassesSubscriptionMessages.monthlyPrice(), value: formatPrice(monthlyPrice) },
    { term: glassesSubscriptionMessages.exchange(), value: formatPrice(exchangeAmount) },
    ...(campaign === null
      ? []
      : [
          {
            term: glassesSubscriptionPageMessages.campaign(),
            value: glassesSubscriptionPageMessages.campaignMonths({ months: campaign.freeMonths }),
          },
        ]),
    ...day(glassesSubscriptionMessages.startDate(), startDate),
    ...day(glassesSubscriptionMessages.bindingEnd(), bindingEnd),
    ...(freeMonths > 0 ? [{ term: glassesSubscriptionPageMessages.freeMonths(), value: String(freeMonths) }] : []),
    ...day(glassesSubscriptionPageMessages.lastOrder(), lastOrderDate),
    ...(winback === null
      ? []
      : [
          ...day(glassesSubscriptionPageMessages.notice(), noticeDate),
          ...day(glassesSubscriptionPageMessages.endDate(), endDate),
        ]),
  ]
}

function day(term: string, value: string | null) {
  return value === null ? [] : [{ term, value: dayText(value) }]
}
