import { dayText, type PlainDate } from '@klarsikt/core/calendar'
import { type IncludedExam, isIncludedOn } from '@klarsikt/core/lens-subscription'
import * as accountSubscriptionMessages from '@klarsikt/core/messages/account-subscription'
import { href } from '@klarsikt/core/paths'
import { ButtonLink } from '@klarsikt/design-system/button'

interface LensExamProps {
  /**
   * The included exam. Null where the account has no personal number, so the shop cannot match exams to the customer.
   */
  readonly lensExam: IncludedExam | null
  readonly today: PlainDate
}

/** Says whether the yearly exam of a subscription can be booked free now, or from which day [LENS-017]. */
export function LensExam({ lensExam, today }: LensExamProps) {
  if (lensExam === null) return <p>{accountSubscriptionMessages.examNoNumber()}</p>
  if (lensExam.from !== null && !isIncludedOn(today, lensExam))
    return <p>{accountSubscriptionMessages.examFrom({ day: dayText(lensExam.from) })}</p>
  return (
    <>
      <p>{accountSubscriptionMessages.examNow()}</p>
      <div>
        <ButtonLink href={href('booking-visual-exam')} variant="secondary" size="small">
          {accountSubscriptionMessages.examBook()}
        </ButtonLink>
      </div>
    </>
  )
}
