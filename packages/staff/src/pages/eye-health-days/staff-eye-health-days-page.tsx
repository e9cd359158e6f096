import type { EyeHealthDays } from '@klarsikt/contract/shop/types'
import { dateText, dateTimeText } from '@klarsikt/core/calendar'
import { EYE_HEALTH_DAY_STATE_MESSAGES, eyeHealthDayStates } from '@klarsikt/core/eye-health-day'
import * as staffEyeHealthDayMessages from '@klarsikt/core/messages/staff-eye-health-day'
import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { href } from '@klarsikt/core/paths'
import { Link } from '@klarsikt/design-system/link'
import { LinkStrip, pageStyles as layout } from '@klarsikt/page-kit/frame'
import { useNavigation } from 'react-router'
import { StaffPage } from '../../layout/staff-page.js'

/** Lists the companies' requests for eye health days by state. */
export function StaffEyeHealthDaysPage({ data }: { readonly data: EyeHealthDays }) {
  const { state } = useNavigation()
  const path = href('staff-eye-health-days')
  return (
    <StaffPage section="staff-eye-health-days" title={staffPageMessages.eyeHealthDays()}>
      <LinkStrip
        label={staffEyeHealthDayMessages.requests()}
        links={eyeHealthDayStates.states.map((one) => ({
          path: one === eyeHealthDayStates.initial ? path : `${path}?status=${one}`,
          text: staffEyeHealthDayMessages.withCount({
            state: EYE_HEALTH_DAY_STATE_MESSAGES[one](),
            count: data.counts[one] ?? 0,
          }),
          current: one === data.state ? 'page' : undefined,
        }))}
      />
      <section className={layout.block} aria-labelledby="staff-eye-health-days" aria-busy={state === 'loading'}>
        <h2 id="staff-eye-health-days">{EYE_HEALTH_DAY_STATE_MESSAGES[data.state]()}</h2>
        <Requests data={data} />
      </section>
    </StaffPage>
  )
}

function Requests({ data: { state, counts, requests } }: { readonly data: EyeHealthDays }) {
  if (requests.length === 0) {
    const isWaiting = state === eyeHealthDayStates.initial
    return (
      <p className="ks-text-muted">
        {isWaiting ? staffEyeHealthDayMessages.none() : staffEyeHealthDayMessages.noneOf()}
      </p>
    )
  }
  return (
    <>
      {(counts[state] ?? 0) > requests.length && (
        <p className="ks-text-muted">{staffEyeHealthDayMessages.limited({ count: requests.length })}</p>
      )}
      <ul className={layout.list}>
        {requests.map(({ id, companyName, preferredDay, participants, receivedAt }) => (
          <li key={id} className={layout.row}>
            <span className={layout.facts}>
              <Link variant="standalone" arrow href={href('staff-eye-health-day', { id })}>
                {companyName || staffEyeHealthDayMessages.forgotten()}
              </Link>
              <span>{staffEyeHealthDayMessages.row({ day: dateText(preferredDay), count: participants })}</span>
              <span className="ks-text-muted">
                {staffEyeHealthDayMessages.received({ at: dateTimeText(new Date(receivedAt)) })}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
