import type { StaffPrescription } from '@klarsikt/contract/shop/types'
import { dayText } from '@klarsikt/core/calendar'
import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import * as staffPrescriptionMessages from '@klarsikt/core/messages/staff-prescription'
import { href } from '@klarsikt/core/paths'
import { Badge } from '@klarsikt/design-system/badge'
import { DescriptionList } from '@klarsikt/design-system/description-list'
import { Link } from '@klarsikt/design-system/link'
import { Notice } from '@klarsikt/page-kit/form'
import { pageStyles as layout } from '@klarsikt/page-kit/frame'
import { useNavigation } from 'react-router'
import { StaffPage } from '../../layout/staff-page.js'
import { AskForm } from './ask-form.js'
import { type StaffPrescriptionAnswer } from './change-staff-prescription.js'
import { EnterForm } from './enter-form.js'
import { staffPrescriptionTitle } from './load-staff-prescription.js'
import styles from './staff-prescription.module.css'

interface StaffPrescriptionPageProps {
  readonly data: StaffPrescription
  readonly answer: StaffPrescriptionAnswer | undefined
}

/** Shows the photo of a prescription and the form for its strengths, side by side where there is room. */
export function StaffPrescriptionPage({ data, answer }: StaffPrescriptionPageProps) {
  const { state } = useNavigation()
  const title = staffPrescriptionTitle(data)
  const trail = [
    { label: staffPageMessages.prescriptions(), href: href('staff-prescriptions') },
    { label: title, href: href('staff-prescription', { id: data.id }) },
  ]
  return (
    <StaffPage section="staff-prescriptions" title={title} trail={trail} wide>
      {answer && state === 'idle' && <PrescriptionNotice answer={answer} />}
      <Facts data={data} />
      <div className={styles.beside}>
        <Photo data={data} />
        {data.isOpen && (
          <section className={layout.block} aria-labelledby="prescription-enter">
            <h2 id="prescription-enter">{staffPrescriptionMessages.enter()}</h2>
            <EnterForm data={data} answer={answer?.step === 'enter' ? answer : undefined} />
            {data.state === 'sent' && (
              <AskForm id={data.id} result={answer?.step === 'ask' ? answer.form : undefined} />
            )}
          </section>
        )}
      </div>
    </StaffPage>
  )
}

function PrescriptionNotice({ answer }: { readonly answer: StaffPrescriptionAnswer }) {
  switch (answer.step) {
    case 'entered':
      return <Notice tone="success">{staffPrescriptionMessages.saved()}</Notice>
    case 'asked':
      return <Notice tone="success">{staffPrescriptionMessages.asked()}</Notice>
    case 'changed':
      return <Notice tone="error">{answer.message}</Notice>
    default:
      return null
  }
}

function Facts({
  data: { customer, orderNumber, frame, lenses, stateText, dueOn, isOpen },
}: {
  readonly data: StaffPrescription
}) {
  return (
    <section className={layout.block}>
      <p>
        <Badge tone={isOpen ? 'warning' : 'success'}>{stateText}</Badge>
      </p>
      <DescriptionList
        items={[
          { term: staffPrescriptionMessages.customer(), value: customer.name },
          {
            term: staffPrescriptionMessages.order(),
            value: <Link href={href('staff-order', { orderId: orderNumber })}>{orderNumber}</Link>,
          },
          { term: staffPrescriptionMessages.frame(), value: frame },
          { term: staffPrescriptionMessages.lens(), value: lenses.join(', ') },
        ]}
      />
      {isOpen && <p className="ks-text-muted">{staffPrescriptionMessages.dueOn({ day: dayText(dueOn) })}</p>}
    </section>
  )
}

function Photo({ data: { photo, orderNumber } }: { readonly data: StaffPrescription }) {
  return (
    <section className={layout.block} aria-labelledby="prescription-photo">
      <h2 id="prescription-photo">{staffPrescriptionMessages.photo()}</h2>
      {photo === null ? (
        <p className="ks-text-muted">{staffPrescriptionMessages.photoNone()}</p>
      ) : (
        <>
          {!photo.isPdf && (
            <img className={styles.photo} src={photo.path} alt={staffPrescriptionMessages.photoAlt({ orderNumber })} />
          )}
          <p>
            <a href={photo.path} target="_blank" rel="noreferrer">
              {staffPrescriptionMessages.photoOpen()}
            </a>
          </p>
        </>
      )}
    </section>
  )
}
