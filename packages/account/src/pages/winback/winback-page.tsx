import { dayText } from '@klarsikt/core/calendar'
import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import * as glassesSubscriptionMessages from '@klarsikt/core/messages/glasses-subscription'
import * as glassesSubscriptionPageMessages from '@klarsikt/core/messages/glasses-subscription-page'
import * as pageMessages from '@klarsikt/core/messages/page'
import { encodedHref, href } from '@klarsikt/core/paths'
import { Alert } from '@klarsikt/design-system/alert'
import { Link } from '@klarsikt/design-system/link'
import { AuthPage } from '@klarsikt/page-kit/frame'
import { isUnderMaintenance, type UnderMaintenance, loginPath } from '@klarsikt/page-kit/session'
import { BirthDateForm } from '../../layout/birth-date-form.js'
import { Maintenance } from '../../layout/maintenance.js'
import { type WinbackData } from './load-winback.js'
import { type WinbackAnswer } from './win-back.js'

interface WinbackPageProps {
  readonly data: WinbackData | UnderMaintenance
  readonly answer: WinbackAnswer | undefined
}

/**
 * Takes the cancellation of a subscription back after the customer has proved who they are by their birth date
 * [ROUTE-034, LIFE-005, LIFE-006].
 */
export function WinbackPage({ data, answer }: WinbackPageProps) {
  return (
    <AuthPage title={accountPageMessages.winback()}>
      {isUnderMaintenance(data) ? <Maintenance /> : <Offer data={data} answer={answer} />}
    </AuthPage>
  )
}

function Offer({
  data: { offer, link, problem },
  answer,
}: {
  readonly data: WinbackData
  readonly answer: WinbackAnswer | undefined
}) {
  if (problem !== null)
    return (
      <>
        <Alert tone="warning">{problem}</Alert>
        <p>
          <Link variant="standalone" href={loginPath(encodedHref('lifestyle-winback'))}>
            {pageMessages.authLogin()}
          </Link>
        </p>
      </>
    )
  if (offer === null)
    return (
      <>
        <p>{glassesSubscriptionPageMessages.winbackNone()}</p>
        <p>
          <Link variant="standalone" href={href('glasses-subscription')}>
            {glassesSubscriptionPageMessages.toOffer()}
          </Link>
        </p>
      </>
    )
  const which = <p>{glassesSubscriptionPageMessages.winbackEnds({ id: offer.id, day: dayText(offer.endDate) })}</p>
  if (offer.state === 'too-soon')
    return (
      <>
        {which}
        <Alert tone="info">{glassesSubscriptionPageMessages.winbackTooSoon()}</Alert>
      </>
    )
  return (
    <BirthDateForm
      id="winback"
      result={answer?.form}
      button={glassesSubscriptionMessages.winbackConfirm()}
      hidden={link}
    >
      {which}
      <p>{glassesSubscriptionMessages.winbackIntro({ months: offer.freeMonths })}</p>
      <p className="ks-text-muted">{glassesSubscriptionMessages.winbackNote()}</p>
    </BirthDateForm>
  )
}
