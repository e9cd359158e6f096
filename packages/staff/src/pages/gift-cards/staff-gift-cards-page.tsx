import type { StaffGiftCards } from '@klarsikt/contract/shop/types'
import { stockholmTime } from '@klarsikt/core/calendar'
import * as staffGiftCardMessages from '@klarsikt/core/messages/staff-gift-card'
import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { formatPrice } from '@klarsikt/core/money'
import { href } from '@klarsikt/core/paths'
import { Link } from '@klarsikt/design-system/link'
import { Notice } from '@klarsikt/page-kit/form'
import { pageStyles as layout } from '@klarsikt/page-kit/frame'
import { StaffGiftCardRows } from '../../layout/staff-gift-card-rows.js'
import { StaffPage } from '../../layout/staff-page.js'
import { type StaffGiftCardsAnswer } from './change-staff-gift-cards.js'
import { SellGiftCards } from './sell-gift-cards.js'

interface StaffGiftCardsPageProps {
  readonly data: StaffGiftCards
  readonly answer: StaffGiftCardsAnswer | undefined
}

/**
 * Sells gift cards in a store. They go into the store's cart, and can be printed after the payment [CARD-001,
 * GIFT-001].
 */
export function StaffGiftCardsPage({ data: { choices, sold }, answer }: StaffGiftCardsPageProps) {
  const form = answer?.step === 'form' ? answer.form : undefined
  return (
    <StaffPage section="staff-gift-cards" title={staffPageMessages.giftCards()}>
      {answer && answer.step !== 'form' && <Said answer={answer} />}
      {choices.length === 0 ? (
        <p>{staffGiftCardMessages.none()}</p>
      ) : (
        <SellGiftCards key={answer?.step === 'added' ? answer.key : 'sale'} choices={choices} answer={form} />
      )}
      <section className={layout.block} aria-labelledby="staff-gift-cards-sold">
        <h2 id="staff-gift-cards-sold">{staffGiftCardMessages.soldToday()}</h2>
        {sold.length === 0 && <p className="ks-text-muted">{staffGiftCardMessages.soldNone()}</p>}
        {sold.map(({ orderNumber, soldAt, employeeNumber, cards }) => (
          <div key={orderNumber} className={layout.facts}>
            <Link variant="standalone" href={href('staff-order', { orderId: orderNumber })}>
              {staffGiftCardMessages.soldAt({ orderNumber, time: stockholmTime(new Date(soldAt)), employeeNumber })}
            </Link>
            <StaffGiftCardRows orderNumber={orderNumber} cards={cards} fields={{ intent: 'resend' }} />
          </div>
        ))}
      </section>
    </StaffPage>
  )
}

function Said({ answer }: { readonly answer: Exclude<StaffGiftCardsAnswer, { readonly step: 'form' }> }) {
  if (answer.step === 'failed') return <Notice tone="error">{answer.message}</Notice>
  if (answer.step === 'resent') return <Notice tone="success">{staffGiftCardMessages.resent()}</Notice>
  const { quantity: count, amount } = answer
  return (
    <Notice tone="success">
      <p>{staffGiftCardMessages.added({ count, amount: formatPrice(amount) })}</p>
      <p className={layout.actions}>
        <Link href={href('checkout')}>{staffGiftCardMessages.toCheckout()}</Link>
        <Link href={href('staff-customers')}>{staffGiftCardMessages.toCustomer()}</Link>
      </p>
    </Notice>
  )
}
