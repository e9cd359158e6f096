import type { StaffReview, StaffReviews } from '@klarsikt/contract/shop/types'
import { dateTimeText } from '@klarsikt/core/calendar'
import * as reviewMessages from '@klarsikt/core/messages/review'
import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { href } from '@klarsikt/core/paths'
import { REVIEW_FIT_MESSAGES, REVIEW_STATE_MESSAGES, reviewStates } from '@klarsikt/core/review'
import { Badge } from '@klarsikt/design-system/badge'
import { DescriptionList } from '@klarsikt/design-system/description-list'
import { Link } from '@klarsikt/design-system/link'
import type { FormResult } from '@klarsikt/forms'
import { Notice } from '@klarsikt/page-kit/form'
import { LinkStrip, pageStyles as layout } from '@klarsikt/page-kit/frame'
import { REVIEW_TONES } from '@klarsikt/page-kit/parts'
import { useNavigation } from 'react-router'
import { StaffPage } from '../../layout/staff-page.js'
import { type StaffReviewsAnswer } from './change-staff-reviews.js'
import { ApproveForm, RefuseForm } from './decision-forms.js'

interface StaffReviewsPageProps {
  readonly data: StaffReviews
  readonly answer: StaffReviewsAnswer | undefined
}

/** Lists customers' reviews of goods by state: waiting, published or refused. */
export function StaffReviewsPage({ data, answer }: StaffReviewsPageProps) {
  const { state } = useNavigation()
  const path = href('staff-reviews')
  const refused = answer?.step === 'form' ? answer : undefined
  return (
    <StaffPage section="staff-reviews" title={staffPageMessages.reviews()}>
      {answer && !refused && state === 'idle' && (
        <Notice tone={answer.step === 'done' ? 'success' : 'error'}>
          {answer.step === 'changed' ? answer.message : reviewMessages.staffDone()}
        </Notice>
      )}
      <LinkStrip
        label={reviewMessages.staffReviews()}
        links={reviewStates.states.map((one) => ({
          path: one === reviewStates.initial ? path : `${path}?status=${one}`,
          text: reviewMessages.staffWithCount({ state: REVIEW_STATE_MESSAGES[one](), count: data.counts[one] ?? 0 }),
          current: one === data.state ? 'page' : undefined,
        }))}
      />
      <section className={layout.block} aria-labelledby="staff-reviews" aria-busy={state === 'loading'}>
        <h2 id="staff-reviews">{REVIEW_STATE_MESSAGES[data.state]()}</h2>
        {data.reviews.length === 0 ? (
          <p className="ks-text-muted">
            {data.state === reviewStates.initial ? reviewMessages.staffNone() : reviewMessages.staffNoneOf()}
          </p>
        ) : (
          <ul className={layout.list}>
            {data.reviews.map((review) => (
              <Review key={review.id} review={review} result={refused?.id === review.id ? refused.form : undefined} />
            ))}
          </ul>
        )}
      </section>
    </StaffPage>
  )
}

interface ReviewProps {
  readonly review: StaffReview
  readonly result: FormResult | undefined
}

function Review({ review, result }: ReviewProps) {
  const { id, article, stars, fit, text, name, state, orderNumber, customer, writtenAt, decision } = review
  return (
    <li className={layout.row}>
      <div className={layout.block}>
        <h3>{article.url === null ? article.name : <Link href={article.url}>{article.name}</Link>}</h3>
        <p>
          <Badge tone={REVIEW_TONES[state]}>{reviewMessages.starsOf({ stars })}</Badge>
        </p>
        <p className={layout.lines}>{text}</p>
        <DescriptionList
          items={[
            ...(fit ? [{ term: reviewMessages.fits(), value: REVIEW_FIT_MESSAGES[fit]() }] : []),
            { term: reviewMessages.staffShownAs(), value: name ?? reviewMessages.buyer() },
            { term: reviewMessages.staffCustomer(), value: `${customer.name}, ${customer.number}` },
            {
              term: reviewMessages.staffOrder(),
              value: <Link href={href('staff-order', { orderId: orderNumber })}>{orderNumber}</Link>,
            },
          ]}
        />
        <p className="ks-text-muted">{reviewMessages.writtenOn({ day: dateTimeText(new Date(writtenAt)) })}</p>
        {decision && (
          <p>
            {reviewMessages.staffDecided({ store: decision.store, at: dateTimeText(new Date(decision.at)) })}
            {decision.reasonText !== null && `: ${decision.reasonText}`}
          </p>
        )}
        {reviewStates.can(state, 'approve') && <ApproveForm id={id} />}
        {reviewStates.can(state, 'refuse') && <RefuseForm id={id} result={result} />}
      </div>
    </li>
  )
}
