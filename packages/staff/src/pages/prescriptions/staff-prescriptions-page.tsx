import type { StaffPrescriptionHead, StaffPrescriptions } from '@klarsikt/contract/shop/types'
import { dateTimeText, dayText } from '@klarsikt/core/calendar'
import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import * as staffPrescriptionMessages from '@klarsikt/core/messages/staff-prescription'
import { href } from '@klarsikt/core/paths'
import { Badge } from '@klarsikt/design-system/badge'
import { Link } from '@klarsikt/design-system/link'
import { pageStyles as layout } from '@klarsikt/page-kit/frame'
import { StaffPage } from '../../layout/staff-page.js'

/** Lists the prescriptions that came as photos and have to be entered, and those that customers have not sent yet. */
export function StaffPrescriptionsPage({ data: { sent, missing } }: { readonly data: StaffPrescriptions }) {
  return (
    <StaffPage section="staff-prescriptions" title={staffPageMessages.prescriptions()}>
      <Heads
        id="prescriptions-sent"
        title={staffPrescriptionMessages.waiting()}
        heads={sent}
        none={staffPrescriptionMessages.none()}
      />
      <Heads
        id="prescriptions-missing"
        title={staffPrescriptionMessages.missing()}
        heads={missing}
        none={staffPrescriptionMessages.missingNone()}
      />
    </StaffPage>
  )
}

interface HeadsProps {
  readonly id: string
  readonly title: string
  readonly heads: readonly StaffPrescriptionHead[]
  readonly none: string
}

function Heads({ id, title, heads, none }: HeadsProps) {
  return (
    <section className={layout.block} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {heads.length === 0 ? (
        <p className="ks-text-muted">{none}</p>
      ) : (
        <ul className={layout.list}>
          {heads.map((head) => (
            <li key={head.id} className={layout.row}>
              <Head head={head} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Head({
  head: { id, orderNumber, frame, state, stateText, sentAt, dueOn },
}: {
  readonly head: StaffPrescriptionHead
}) {
  return (
    <div>
      <p>
        <Link href={href('staff-prescription', { id })}>{staffPrescriptionMessages.row({ orderNumber })}</Link>{' '}
        <Badge tone={state === 'sent' ? 'warning' : 'neutral'}>{stateText}</Badge>
      </p>
      <p className="ks-text-muted">
        {frame}.{' '}
        {state === 'sent' && sentAt !== null
          ? staffPrescriptionMessages.sentAt({ at: dateTimeText(new Date(sentAt)) })
          : staffPrescriptionMessages.dueOn({ day: dayText(dueOn) })}
      </p>
    </div>
  )
}
