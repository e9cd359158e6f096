import * as paymentLinkMessages from '@klarsikt/core/messages/payment-link'
import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { encodedHref } from '@klarsikt/core/paths'
import { PAYMENT_LINK_CHANNELS, PAYMENT_LINK_HOURS } from '@klarsikt/core/payment'
import { Link } from '@klarsikt/design-system/link'
import { RadioGroup } from '@klarsikt/design-system/radio-group'
import { TextField } from '@klarsikt/design-system/text-field'
import { useShopForm } from '@klarsikt/forms'
import { FieldForm, Notice } from '@klarsikt/page-kit/form'
import { pageStyles as styles } from '@klarsikt/page-kit/frame'
import { StaffPage } from '../../layout/staff-page.js'
import { type PaymentRequestStart } from './load-staff-payment-link.js'
import { PAYMENT_REQUEST_FIELDS, readPaymentRequest } from './payment-request-form.js'
import { type PaymentRequestAnswer } from './request-payment.js'

interface StaffPaymentLinkPageProps {
  readonly data: PaymentRequestStart
  readonly answer: PaymentRequestAnswer | undefined
}

/** Lets staff ask a customer to pay by a link [STAFF-005, STAFF-006]. */
export function StaffPaymentLinkPage({ data, answer }: StaffPaymentLinkPageProps) {
  return (
    <StaffPage section="staff-payment-link" title={staffPageMessages.paymentLink()}>
      {answer?.sent ? (
        <div className={styles.block}>
          <Notice tone="success">{answer.sent}</Notice>
          <p>
            <Link href={encodedHref('staff-payment-link')}>{paymentLinkMessages.requestAgain()}</Link>
          </p>
          <p>
            <Link href={`${encodedHref('staff-orders')}?queue=payment-links`}>{paymentLinkMessages.toQueue()}</Link>
          </p>
        </div>
      ) : (
        <PaymentRequestForm data={data} answer={answer} />
      )}
    </StaffPage>
  )
}

const CHANNELS = {
  sms: { label: paymentLinkMessages.channelSms, detail: paymentLinkMessages.channelSmsDetail },
  email: { label: paymentLinkMessages.channelEmail, detail: paymentLinkMessages.channelEmailDetail },
} as const

function PaymentRequestForm({ data, answer }: StaffPaymentLinkPageProps) {
  const form = useShopForm({
    id: 'payment-request',
    fields: PAYMENT_REQUEST_FIELDS,
    lastResult: answer?.form,
    read: readPaymentRequest,
  })
  const { field, secret } = form
  const channel = PAYMENT_LINK_CHANNELS.find((one) => one === field('channel').defaultValue)
  return (
    <FieldForm form={form} button={paymentLinkMessages.requestSend()}>
      <p className="ks-text-muted">{paymentLinkMessages.requestIntro({ hours: PAYMENT_LINK_HOURS })}</p>
      <TextField
        {...field('customerNumber')}
        {...(!answer && { defaultValue: data.customerNumber })}
        label={paymentLinkMessages.requestCustomer()}
        inputMode="numeric"
        autoComplete="off"
        required
      />
      <TextField
        {...field('amount')}
        label={paymentLinkMessages.requestAmount()}
        inputMode="decimal"
        autoComplete="off"
        required
      />
      <TextField
        {...field('purpose')}
        label={paymentLinkMessages.purpose()}
        hint={paymentLinkMessages.requestPurposeHint()}
        autoComplete="off"
        optional
      />
      <RadioGroup
        {...secret('channel')}
        legend={paymentLinkMessages.requestChannel()}
        options={PAYMENT_LINK_CHANNELS.map((value) => ({
          value,
          label: CHANNELS[value].label(),
          detail: CHANNELS[value].detail(),
        }))}
        {...(channel && { defaultValue: channel })}
        required
      />
    </FieldForm>
  )
}
