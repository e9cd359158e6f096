import * as pageMessages from '@klarsikt/core/messages/page'
import * as paymentLinkMessages from '@klarsikt/core/messages/payment-link'
import { encodedHref } from '@klarsikt/core/paths'
import { PAYMENT_LINK_CHANNELS, PAYMENT_LINK_HOURS } from '@klarsikt/core/payment'
import { Button } from '@klarsikt/design-system/button'
import { Link } from '@klarsikt/design-system/link'
import { RadioGroup } from '@klarsikt/design-system/radio-group'
import { TextField } from '@klarsikt/design-system/text-field'
import { useShopForm } from '@klarsikt/forms'
import { Form, useNavigation } from 'react-router'
import { FormFailure } from '../../layout/form-failure.js'
import { Notice } from '../../layout/notice.js'
import { StaffPage } from '../../layout/staff-page.js'
import type { PaymentRequestStart } from './load-staff-payment-link.js'
import { PAYMENT_REQUEST_FIELDS, readPaymentRequest } from './payment-request-form.js'
import type { PaymentRequestAnswer } from './request-payment.js'
import styles from '../../layout/account-page.module.css'

interface StaffPaymentLinkPageProps {
  readonly data: PaymentRequestStart
  readonly answer: PaymentRequestAnswer | undefined
}

/** Asks a customer of the shop to pay by a link [STAFF-005, STAFF-006]. */
export function StaffPaymentLinkPage({ data, answer }: StaffPaymentLinkPageProps) {
  return (
    <StaffPage section="staff-payment-link" title={pageMessages.staffPaymentLink()}>
      {answer?.sent ? (
        <div className={styles.block}>
          <Notice tone="success">{answer.sent}</Notice>
          <p>
            <Link href={encodedHref('staff-payment-link')}>{paymentLinkMessages.requestAgain()}</Link>
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
  const { state } = useNavigation()
  const { props, errorOf, failure } = useShopForm({
    id: 'payment-request',
    fields: PAYMENT_REQUEST_FIELDS,
    lastResult: answer?.form,
    read: readPaymentRequest,
  })
  const typed = (name: (typeof PAYMENT_REQUEST_FIELDS)[number]) => String(answer?.form.initialValue?.[name] ?? '')
  const channel = PAYMENT_LINK_CHANNELS.find((one) => one === typed('channel'))
  return (
    <Form {...props} method="post" className={styles.form} preventScrollReset>
      <p className="ks-text-muted">{paymentLinkMessages.requestIntro({ hours: PAYMENT_LINK_HOURS })}</p>
      <FormFailure text={failure} />
      <TextField
        id="payment-request-customerNumber"
        name="customerNumber"
        label={paymentLinkMessages.requestCustomer()}
        inputMode="numeric"
        autoComplete="off"
        required
        defaultValue={answer ? typed('customerNumber') : data.customerNumber}
        error={errorOf('customerNumber')}
      />
      <TextField
        id="payment-request-amount"
        name="amount"
        label={paymentLinkMessages.requestAmount()}
        inputMode="decimal"
        autoComplete="off"
        required
        defaultValue={typed('amount')}
        error={errorOf('amount')}
      />
      <TextField
        id="payment-request-purpose"
        name="purpose"
        label={paymentLinkMessages.purpose()}
        hint={paymentLinkMessages.requestPurposeHint()}
        autoComplete="off"
        optional
        defaultValue={typed('purpose')}
        error={errorOf('purpose')}
      />
      <RadioGroup
        id="payment-request-channel"
        name="channel"
        legend={paymentLinkMessages.requestChannel()}
        options={PAYMENT_LINK_CHANNELS.map((value) => ({
          value,
          label: CHANNELS[value].label(),
          detail: CHANNELS[value].detail(),
        }))}
        {...(channel && { defaultValue: channel })}
        required
        error={errorOf('channel')}
      />
      <div>
        <Button type="submit" loading={state !== 'idle'}>
          {paymentLinkMessages.requestSend()}
        </Button>
      </div>
    </Form>
  )
}
