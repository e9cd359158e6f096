'use client'
import type { PlainDate } from '@klarsikt/core/calendar'
import type { MembershipState } from '@klarsikt/core/glasses-subscription'
import {
  SUBSCRIPTION_INTERVAL_NAMES,
  type SubscriptionInterval,
  SubscriptionStatus,
} from '@klarsikt/core/lens-subscription'
import * as lifestyleMessages from '@klarsikt/core/messages/lifestyle'
import * as subscriptionMessages from '@klarsikt/core/messages/subscription'
import { type ElementType, type ReactNode, useId } from 'react'
import { ContactLensIcon, RoundFrameIcon } from '../../icons/optical.js'
import { useLocale, useText } from '../../locale/locale.js'
import * as subscriptionCardMessages from '../../messages/generated/subscription-card.js'
import { Anchor } from '../../primitives/link/link-context.js'
import { capitalised, dayAndMonth, fullDate } from '../opening-hours/day-text.js'
import { usePriceText } from '../price/price-text.js'
import { LensSubscriptionBadge, LifestyleBadge, StatusBadge } from '../status-badge/status-badge.js'
import styles from './subscription-card.module.css'

interface Shared {
  /** What is subscribed to, as the customer calls it. */
  readonly title: string
  /** The subscription's own page. */
  readonly href?: string
  /** Kronor a month including VAT. */
  readonly monthlyPrice: number
  /** Buttons and links, most important first. */
  readonly actions?: ReactNode
  readonly headingLevel?: 2 | 3 | 4
}

export interface LensSubscriptionCardProps extends Shared {
  readonly status: SubscriptionStatus
  readonly interval: SubscriptionInterval
  /** Nothing is delivered while it is paused or after its end: null [LENS-005]. */
  readonly nextDelivery: PlainDate | null
  /** Products that are frozen and wait to be woken [LENS-011]. */
  readonly frozen?: number
}

export interface LifestyleSubscriptionCardProps extends Shared {
  readonly status: MembershipState
  readonly startDate: PlainDate
  /** Null when there is none, or when it is over. */
  readonly bindingEnd: PlainDate | null
  /** The last day, once notice has been given [LIFE-004]. */
  readonly noticeDate?: PlainDate | null
  /** Months without cost that are left, after a winback or a referral [LIFE-006]. */
  readonly freeMonths?: number
  /** Whether this year's exchange is used [LIFE-008]. */
  readonly exchangeUsed?: boolean
}

/** State of the card. */
type CardState = 'running' | 'created' | 'paused' | 'notice' | 'ended'

interface TermRow {
  readonly term: string
  readonly value: string
}

const LENS_CARD_STATES = {
  [SubscriptionStatus.Active]: 'running',
  [SubscriptionStatus.Paused]: 'paused',
  [SubscriptionStatus.Canceled]: 'ended',
} as const satisfies Record<SubscriptionStatus, CardState>

/** Recurring contact lenses: when the next ones come, how often, and what they cost [LENS-001]. */
export function LensSubscriptionCard({
  status,
  interval,
  nextDelivery,
  frozen = 0,
  ...shared
}: LensSubscriptionCardProps) {
  const text = useText()
  const locale = useLocale()
  const cardState = LENS_CARD_STATES[status]
  const notes = {
    running: frozen > 0 ? text(subscriptionCardMessages.frozen, { count: frozen }) : null,
    paused: text(subscriptionMessages.lensPauseInfo),
    ended: text(subscriptionCardMessages.lensEnded),
  }
  return (
    <Card
      {...shared}
      cardState={cardState}
      icon={<ContactLensIcon size={24} />}
      badge={<LensSubscriptionBadge status={status} />}
      lead={
        nextDelivery !== null && cardState === 'running'
          ? {
              term: text(subscriptionCardMessages.nextDelivery),
              value: capitalised(dayAndMonth(nextDelivery, locale)),
            }
          : null
      }
      facts={[
        {
          term: text(subscriptionMessages.lensInterval),
          value: text(SUBSCRIPTION_INTERVAL_NAMES[interval]),
        },
      ]}
      note={notes[cardState]}
    />
  )
}

/** Glasses by the month: how long one is bound, the yearly exchange, and when it ends once notice is given [LIFE-001]. */
export function LifestyleSubscriptionCard({
  status,
  startDate,
  bindingEnd,
  noticeDate = null,
  freeMonths = 0,
  exchangeUsed = false,
  ...shared
}: LifestyleSubscriptionCardProps) {
  const text = useText()
  const locale = useLocale()
  const leaving = status === 'Active' && noticeDate !== null
  const cardState = leaving
    ? 'notice'
    : ({ Created: 'created', Active: 'running', Terminated: 'ended' } as const)[status]
  const lastDay = noticeDate === null ? '' : fullDate(noticeDate, locale)
  const until = text(lifestyleMessages.noticeDate, { date: lastDay })
  const notes = {
    created: text(subscriptionCardMessages.starts, { date: fullDate(startDate, locale) }),
    running: freeMonths > 0 ? text(subscriptionCardMessages.freeMonths, { count: freeMonths }) : null,
    notice: text(subscriptionCardMessages.noticeInfo),
    ended: text(subscriptionCardMessages.lifestyleEnded),
  }
  const terms: readonly TermRow[] = [
    {
      term: text(lifestyleMessages.bindingEnd),
      value: bindingEnd === null ? text(subscriptionCardMessages.notBound) : fullDate(bindingEnd, locale),
    },
    {
      term: text(lifestyleMessages.exchange),
      value: exchangeUsed ? text(subscriptionCardMessages.exchangeUsed) : text(subscriptionCardMessages.exchangeLeft),
    },
  ]
  return (
    <Card
      {...shared}
      cardState={cardState}
      icon={<RoundFrameIcon size={24} />}
      badge={leaving ? <StatusBadge tone="warning">{until}</StatusBadge> : <LifestyleBadge status={status} />}
      lead={
        cardState === 'ended' && noticeDate !== null
          ? { term: text(subscriptionCardMessages.ended), value: lastDay }
          : null
      }
      facts={cardState === 'running' || cardState === 'notice' ? terms : []}
      note={notes[cardState]}
    />
  )
}

interface CardProps extends Shared {
  readonly cardState: CardState
  readonly icon: ReactNode
  readonly badge: ReactNode
  /** What the customer came to see, larger than the rest. */
  readonly lead: TermRow | null
  readonly facts: readonly TermRow[]
  readonly note: string | null
}

function Card({
  cardState,
  icon,
  badge,
  title,
  href,
  lead,
  facts,
  monthlyPrice,
  note,
  actions,
  headingLevel = 3,
}: CardProps) {
  const text = useText()
  const priceText = usePriceText()
  const heading = useId()
  const Heading: ElementType = `h${headingLevel}`
  const price: TermRow = {
    term: text(lifestyleMessages.monthlyPrice),
    value: text(subscriptionCardMessages.aMonth, { price: priceText(monthlyPrice) }),
  }
  return (
    <article className={styles.root} data-mood={cardState} aria-labelledby={heading}>
      <header className={styles.head}>
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
        <Heading id={heading} className={styles.title}>
          {href === undefined ? title : <Anchor href={href}>{title}</Anchor>}
        </Heading>
        {badge}
      </header>
      <dl className={styles.facts}>
        {[...(lead ? [lead] : []), ...facts, ...(cardState === 'ended' ? [] : [price])].map((fact) => (
          <div key={fact.term} className={styles.fact} data-lead={fact === lead || undefined}>
            <dt className={styles.term}>{fact.term}</dt>
            <dd className={styles.value}>{fact.value}</dd>
          </div>
        ))}
      </dl>
      {note !== null && <p className={styles.note}>{note}</p>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </article>
  )
}
