import type { SavedGiftCard } from '@klarsikt/contract/shop/types'
import { dayText } from '@klarsikt/core/calendar'
import type { GiftCardEventKind, SavedGiftCardState } from '@klarsikt/core/gift-card'
import * as accountGiftCardMessages from '@klarsikt/core/messages/account-gift-card'
import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import * as giftCardPageMessages from '@klarsikt/core/messages/gift-card-page'
import { formatPrice } from '@klarsikt/core/money'
import { href } from '@klarsikt/core/paths'
import { Badge } from '@klarsikt/design-system/badge'
import { Button } from '@klarsikt/design-system/button'
import { Disclosure } from '@klarsikt/design-system/disclosure'
import { Link } from '@klarsikt/design-system/link'
import { pageStyles as layout } from '@klarsikt/page-kit/frame'
import { Form, useNavigation } from 'react-router'
import styles from './gift-cards.module.css'

const STATES: Readonly<Record<Exclude<SavedGiftCardState, 'usable'>, () => string>> = {
  empty: accountGiftCardMessages.stateEmpty,
  expired: accountGiftCardMessages.stateExpired,
  closed: accountGiftCardMessages.stateClosed,
}

const EVENTS: Readonly<Record<GiftCardEventKind, () => string>> = {
  issued: accountGiftCardMessages.eventIssued,
  reserved: accountGiftCardMessages.eventReserved,
  paid: accountGiftCardMessages.eventPaid,
  refunded: accountGiftCardMessages.eventRefunded,
  lapsed: accountGiftCardMessages.eventLapsed,
  closed: accountGiftCardMessages.eventClosed,
}

/** Shows a gift card's last digits, balance, last day and history. */
export function GiftCardRow({ card }: { readonly card: SavedGiftCard }) {
  const { id, last4, balance, state, history } = card
  const navigation = useNavigation()
  return (
    <li className={layout.row}>
      <span className={layout.facts}>
        <span className={layout.name}>
          {giftCardPageMessages.card({ last4 })} {state !== 'usable' && <Badge tone="neutral">{STATES[state]()}</Badge>}
        </span>
        <span className="ks-text-muted">{validityText(card)}</span>
      </span>
      <span className={`${styles.balance} ks-tabular`}>{formatPrice(balance)}</span>
      <Form method="post" className="ks-no-print" preventScrollReset>
        <input type="hidden" name="intent" value="remove" />
        <input type="hidden" name="id" value={id} />
        <Button
          type="submit"
          variant="ghost"
          size="small"
          aria-label={accountGiftCardMessages.removeLabel({ last4 })}
          loading={navigation.state !== 'idle' && navigation.formData?.get('id') === id}
        >
          {accountGiftCardMessages.remove()}
        </Button>
      </Form>
      <Disclosure title={accountGiftCardMessages.history()}>
        <ul className={styles.history} aria-label={accountGiftCardMessages.historyOf({ last4 })}>
          {history.map((event, index) => (
            // Two events can be equal, so only the index is a unique key.
            <Event key={index} event={event} />
          ))}
        </ul>
      </Disclosure>
    </li>
  )
}

function Event({ event: { kind, amount, on, orderNumber } }: { readonly event: SavedGiftCard['history'][number] }) {
  return (
    <li>
      <span className={layout.facts}>
        <span>
          {EVENTS[kind]()}
          {orderNumber !== null && (
            <>
              {', '}
              <Link href={href('account-order', { orderId: orderNumber })}>
                {accountPageMessages.order({ orderNumber })}
              </Link>
            </>
          )}
        </span>
        <span className="ks-text-muted">{dayText(on)}</span>
      </span>
      <span className="ks-tabular">{formatPrice(amount)}</span>
    </li>
  )
}

function validityText({ state, validUntil }: SavedGiftCard): string {
  if (state === 'closed') return accountGiftCardMessages.closedText()
  if (validUntil === null) return accountGiftCardMessages.noEnd()
  const date = dayText(validUntil)
  return state === 'expired' ? accountGiftCardMessages.expiredText({ date }) : giftCardPageMessages.validUntil({ date })
}
