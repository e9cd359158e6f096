import type { OrderReviews } from '@klarsikt/contract/shop/types'
import { dayText } from '@klarsikt/core/calendar'
import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import * as reviewMessages from '@klarsikt/core/messages/review'
import { href } from '@klarsikt/core/paths'
import { REVIEW_FIT_MESSAGES } from '@klarsikt/core/review'
import { Badge } from '@klarsikt/design-system/badge'
import { Disclosure } from '@klarsikt/design-system/disclosure'
import type { FormResult } from '@klarsikt/forms'
import { Notice } from '@klarsikt/page-kit/form'
import { pageStyles as layout } from '@klarsikt/page-kit/frame'
import { REVIEW_TONES } from '@klarsikt/page-kit/parts'
import { useNavigation } from 'react-router'
import { AccountPage } from '../../layout/account-page.js'
import { type OrderReviewAnswer } from './change-order-review.js'
import { ReviewForm } from './review-form.js'

interface OrderReviewPageProps {
  readonly data: OrderReviews
  readonly answer: OrderReviewAnswer | undefined
}

/** Lists the goods of an order that the customer can review or has reviewed. */
export function OrderReviewPage({ data, answer }: OrderReviewPageProps) {
  const { state } = useNavigation()
  const { orderNumber, lines } = data
  const title = accountPageMessages.orderReview()
  const trail = [
    { label: accountPageMessages.orders(), href: href('account-orders') },
    { label: accountPageMessages.order({ orderNumber }), href: href('account-order', { orderId: orderNumber }) },
    { label: title, href: href('account-order-review', { orderId: orderNumber }) },
  ]
  const refused = answer?.step === 'form' ? answer : undefined
  return (
    <AccountPage section="account-orders" title={title} trail={trail}>
      {answer?.step === 'sent' && state === 'idle' && <Notice tone="success">{reviewMessages.sent()}</Notice>}
      <p className="ks-text-muted">{lines.length > 0 ? reviewMessages.ownIntro() : reviewMessages.ownNone()}</p>
      {lines.map((line) => (
        <Line
          key={line.lineId}
          orderNumber={orderNumber}
          line={line}
          isOnly={lines.length === 1}
          result={refused?.lineId === line.lineId ? refused.form : undefined}
        />
      ))}
    </AccountPage>
  )
}

interface LineProps {
  readonly orderNumber: string
  readonly line: OrderReviews['lines'][number]
  /** True for the only goods of the order. The form is then open from the start. */
  readonly isOnly: boolean
  readonly result: FormResult | undefined
}

function Line({ orderNumber, line, isOnly, result }: LineProps) {
  const heading = `review-of-${line.lineId}`
  return (
    <section className={layout.block} aria-labelledby={heading}>
      <h2 id={heading}>{line.name}</h2>
      {line.review && <OwnReview review={line.review} />}
      {line.mayReview ? (
        <Disclosure title={reviewMessages.write()} defaultOpen={isOnly || result !== undefined}>
          <ReviewForm orderNumber={orderNumber} line={line} result={result} />
        </Disclosure>
      ) : (
        line.review === null && <p>{line.barText}</p>
      )}
    </section>
  )
}

function OwnReview({ review }: { readonly review: NonNullable<OrderReviews['lines'][number]['review']> }) {
  const { stars, fit, text, state, stateText, reasonText, writtenOn } = review
  return (
    <div className={layout.block}>
      <p>
        <Badge tone={REVIEW_TONES[state]}>{stateText}</Badge>
      </p>
      <p>
        {reviewMessages.starsOf({ stars })}
        {fit && `, ${REVIEW_FIT_MESSAGES[fit]().toLowerCase()}`}
      </p>
      <p className={layout.lines}>{text}</p>
      <p className="ks-text-muted">{reviewMessages.writtenOn({ day: dayText(writtenOn) })}</p>
      {reasonText !== null && <p>{reviewMessages.refusedText({ reason: reasonText })}</p>}
    </div>
  )
}
