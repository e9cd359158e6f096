import { dayText, type PlainDate } from '@klarsikt/core/calendar'
import { type IncludedExam, isIncludedOn } from '@klarsikt/core/lens-subscription'
import * as accountSubscriptionMessages from '@klarsikt/core/messages/account-subscription'
import { href } from '@klarsikt/core/paths'
import { ButtonLink } from '@klarsikt/design-system/button'

interface LensExamProps {
  /** Null where the account has no personal number to know whose exam it is. */
  readonly lensExam: IncludedExam | null
  readonly today: PlainDate
}

/** The yearly exam of an active subscription: free to be booked now, or from when the next one is [LENS-017]. */
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
