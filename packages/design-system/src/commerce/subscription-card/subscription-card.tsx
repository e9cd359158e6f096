'use client'
import type { PlainDate } from '@klarsikt/core/calendar'
import type { MembershipState } from '@klarsikt/core/glasses-subscription'
import { SubscriptionStatus } from '@klarsikt/core/lens-subscription'
import type { SubscriptionInterval } from '@klarsikt/core/lens-subscription'
import { cartMessages, formatMessage, lifestyleMessages, subscriptionMessages } from '@klarsikt/core/messages'
import { type ElementType, type ReactNode, useId } from 'react'
import { ContactLensIcon, RoundFrameIcon } from '../../icons/optical.js'
import { useLocale, useText } from '../../locale/locale.js'
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

/** How the card feels: running, waiting to begin, resting, leaving, gone. */
type Mood = 'running' | 'created' | 'paused' | 'notice' | 'ended'

interface Fact {
  readonly term: string
  readonly value: string
}

const INTERVALS = {
  m1: { key: 'cart.interval.m1', text: cartMessages['cart.interval.m1'] },
  m2: { key: 'cart.interval.m2', text: cartMessages['cart.interval.m2'] },
  m3: { key: 'cart.interval.m3', text: cartMessages['cart.interval.m3'] },
  m6: { key: 'cart.interval.m6', text: cartMessages['cart.interval.m6'] },
} as const satisfies Record<SubscriptionInterval, { readonly key: string; readonly text: string }>

const LENS_MOODS = {
  [SubscriptionStatus.Active]: 'running',
  [SubscriptionStatus.Paused]: 'paused',
  [SubscriptionStatus.Canceled]: 'ended',
} as const satisfies Record<SubscriptionStatus, Mood>

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
  const mood = LENS_MOODS[status]
  const notes = {
    running:
      frozen > 0
        ? formatMessage(
            text(
              'subscriptionCard.frozen',
              '{count, plural, one {# produkt är fryst} other {# produkter är frysta}} och följer inte med i leveransen.',
            ),
            { count: frozen },
          )
        : null,
    paused: text('subscription.lens.pause.info', subscriptionMessages['subscription.lens.pause.info']),
    ended: text(
      'subscriptionCard.lensEnded',
      'Ett avslutat abonnemang kan inte återupptas, men du kan teckna ett nytt.',
    ),
  }
  return (
    <Card
      {...shared}
      mood={mood}
      icon={<ContactLensIcon size={24} />}
      badge={<LensSubscriptionBadge status={status} />}
      lead={
        nextDelivery !== null && mood === 'running'
          ? {
              term: text('subscriptionCard.nextDelivery', 'Nästa leverans'),
              value: capitalised(dayAndMonth(nextDelivery, locale)),
            }
          : null
      }
      facts={[
        {
          term: text('subscription.lens.interval', subscriptionMessages['subscription.lens.interval']),
          value: text(INTERVALS[interval].key, INTERVALS[interval].text),
        },
      ]}
      note={notes[mood]}
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
  const mood = leaving ? 'notice' : ({ Created: 'created', Active: 'running', Terminated: 'ended' } as const)[status]
  const lastDay = noticeDate === null ? '' : fullDate(noticeDate, locale)
  const until = text('lifestyle.noticeDate', lifestyleMessages['lifestyle.noticeDate']).replace('{date}', lastDay)
  const notes = {
    created: text('subscriptionCard.starts', 'Abonnemanget börjar {date}.').replace(
      '{date}',
      fullDate(startDate, locale),
    ),
    running:
      freeMonths > 0
        ? formatMessage(
            text(
              'subscriptionCard.freeMonths',
              'Du har {count, plural, one {# kostnadsfri månad} other {# kostnadsfria månader}} kvar.',
            ),
            { count: freeMonths },
          )
        : null,
    notice: text('subscriptionCard.noticeInfo', 'Fram till dess gäller allt som vanligt, och du kan ångra dig.'),
    ended: text('subscriptionCard.lifestyleEnded', 'Du kan ångra uppsägningen och få tillbaka abonnemanget.'),
  }
  const terms: readonly Fact[] = [
    {
      term: text('lifestyle.bindingEnd', lifestyleMessages['lifestyle.bindingEnd']),
      value:
        bindingEnd === null ? text('subscriptionCard.notBound', 'Ingen bindningstid') : fullDate(bindingEnd, locale),
    },
    {
      term: text('lifestyle.exchange', lifestyleMessages['lifestyle.exchange']),
      value: exchangeUsed
        ? text('subscriptionCard.exchangeUsed', 'Använt i år')
        : text('subscriptionCard.exchangeLeft', 'Kvar att använda'),
    },
  ]
  return (
    <Card
      {...shared}
      mood={mood}
      icon={<RoundFrameIcon size={24} />}
      badge={leaving ? <StatusBadge tone="warning">{until}</StatusBadge> : <LifestyleBadge status={status} />}
      lead={
        mood === 'ended' && noticeDate !== null
          ? { term: text('subscriptionCard.ended', 'Sista dag'), value: lastDay }
          : null
      }
      facts={mood === 'running' || mood === 'notice' ? terms : []}
      note={notes[mood]}
    />
  )
}

interface CardProps extends Shared {
  readonly mood: Mood
  readonly icon: ReactNode
  readonly badge: ReactNode
  /** What the customer came to see, larger than the rest. */
  readonly lead: Fact | null
  readonly facts: readonly Fact[]
  readonly note: string | null
}

function Card({
  mood,
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
  const price: Fact = {
    term: text('lifestyle.monthlyPrice', lifestyleMessages['lifestyle.monthlyPrice']),
    value: text('subscriptionCard.aMonth', '{price}/mån').replace('{price}', priceText(monthlyPrice)),
  }
  return (
    <article className={styles.root} data-mood={mood} aria-labelledby={heading}>
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
        {[...(lead ? [lead] : []), ...facts, ...(mood === 'ended' ? [] : [price])].map((fact) => (
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
