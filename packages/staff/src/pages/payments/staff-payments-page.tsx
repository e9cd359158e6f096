import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import * as staffPaymentMessages from '@klarsikt/core/messages/staff-payment'
import { Notice } from '@klarsikt/page-kit/form'
import { pageStyles as layout } from '@klarsikt/page-kit/frame'
import { useNavigation } from 'react-router'
import { StaffPage } from '../../layout/staff-page.js'
import { type StaffPaymentAnswer } from './change-staff-payment.js'
import { type StaffPaymentsData } from './load-staff-payments.js'
import { PaymentRow } from './payment-row.js'

interface StaffPaymentsPageProps {
  readonly data: StaffPaymentsData
  readonly answer: StaffPaymentAnswer | undefined
}

/** Lists payments to the bankgiro that match no invoice. Staff match them or pay them back. */
export function StaffPaymentsPage({ data, answer }: StaffPaymentsPageProps) {
  const { state } = useNavigation()
  const { payments, count, key } = data
  const shown = answer && state === 'idle' ? answer : undefined
  return (
    <StaffPage section="staff-payments" title={staffPageMessages.payments()} wide>
      {shown && (
        <Notice key={key} tone={shown.step === 'done' ? 'success' : 'error'}>
          {shown.step === 'done' ? staffPaymentMessages.done() : shown.message}
        </Notice>
      )}
      <section className={layout.block} aria-labelledby="staff-payments-waiting">
        <h2 id="staff-payments-waiting">{staffPaymentMessages.waiting()}</h2>
        <p className="ks-text-muted">{staffPaymentMessages.intro()}</p>
        {payments.length === 0 && <p>{staffPaymentMessages.none()}</p>}
        {count > payments.length && (
          <p className="ks-text-muted">{staffPaymentMessages.more({ count: payments.length })}</p>
        )}
        {payments.length > 0 && (
          <ul className={layout.list}>
            {payments.map((payment) => (
              <PaymentRow key={payment.id} payment={payment} answer={shown} />
            ))}
          </ul>
        )}
      </section>
    </StaffPage>
  )
}
