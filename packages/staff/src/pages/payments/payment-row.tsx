import type { StaffBankPayment } from '@klarsikt/contract/shop/types'
import { dayText } from '@klarsikt/core/calendar'
import type { UnmatchedReason } from '@klarsikt/core/invoice'
import * as accountFinanceMessages from '@klarsikt/core/messages/account-finance'
import * as staffPaymentMessages from '@klarsikt/core/messages/staff-payment'
import { formatPrice } from '@klarsikt/core/money'
import { href } from '@klarsikt/core/paths'
import { Button } from '@klarsikt/design-system/button'
import { DescriptionList } from '@klarsikt/design-system/description-list'
import { Disclosure } from '@klarsikt/design-system/disclosure'
import { Link } from '@klarsikt/design-system/link'
import { TextField } from '@klarsikt/design-system/text-field'
import { pageStyles as layout } from '@klarsikt/page-kit/frame'
import { Form, useNavigation } from 'react-router'
import { type StaffPaymentAnswer } from './change-staff-payment.js'

const REASONS: Readonly<Record<UnmatchedReason, () => string>> = {
  'no-reference': staffPaymentMessages.reasonNoReference,
  'several-references': staffPaymentMessages.reasonSeveralReferences,
  'unknown-reference': staffPaymentMessages.reasonUnknownReference,
  'nothing-left': staffPaymentMessages.reasonNothingLeft,
  'over-payment': staffPaymentMessages.reasonOverPayment,
  'being-paid': staffPaymentMessages.reasonBeingPaid,
  'not-split': staffPaymentMessages.reasonNotSplit,
  'reported-before': staffPaymentMessages.reasonReportedBefore,
}

interface PaymentRowProps {
  readonly payment: StaffBankPayment
  readonly answer: StaffPaymentAnswer | undefined
}

/** Shows a payment, why it waits, and the two actions: match it to an invoice, or pay it back. */
export function PaymentRow({ payment, answer }: PaymentRowProps) {
  const { id, amount, rest, reason, paidOn, payer } = payment
  const failed = answer?.step === 'failed' && answer.id === id ? answer : undefined
  return (
    <li className={layout.row}>
      <span className={layout.facts}>
        <span className={layout.name}>{payer.name ?? staffPaymentMessages.payerUnknown()}</span>
        {reason && <span>{REASONS[reason]()}</span>}
        <span className="ks-text-muted">{staffPaymentMessages.paidOn({ day: dayText(paidOn) })}</span>
      </span>
      <span className={layout.sum}>
        {rest < amount && (
          <span className="ks-text-muted">{staffPaymentMessages.ofAmount({ amount: formatPrice(amount) })}</span>
        )}
        <strong className="ks-tabular">{formatPrice(rest)}</strong>
      </span>
      <Disclosure title={staffPaymentMessages.match()} defaultOpen={failed?.typed !== undefined}>
        <PaymentFacts payment={payment} />
        <MatchForm payment={payment} failed={failed} />
      </Disclosure>
      <Disclosure title={staffPaymentMessages.repay()}>
        <RepayForm payment={payment} />
      </Disclosure>
    </li>
  )
}

function PaymentFacts({ payment: { payer, ocr, invoiceId } }: { readonly payment: StaffBankPayment }) {
  return (
    <DescriptionList
      items={[
        ...(payer.message === '' ? [] : [{ term: staffPaymentMessages.message(), value: payer.message }]),
        ...(ocr === null ? [] : [{ term: staffPaymentMessages.ocr(), value: ocr }]),
        ...(invoiceId === null
          ? []
          : [
              {
                term: staffPaymentMessages.invoice(),
                value: (
                  <Link href={href('staff-invoice', { id: invoiceId })}>
                    {accountFinanceMessages.invoice({ invoiceNumber: invoiceId })}
                  </Link>
                ),
              },
            ]),
      ]}
    />
  )
}

interface MatchFormProps {
  readonly payment: StaffBankPayment
  readonly failed: Extract<StaffPaymentAnswer, { readonly step: 'failed' }> | undefined
}

function MatchForm({ payment: { id, rest }, failed }: MatchFormProps) {
  const { state, formData } = useNavigation()
  const isSending = state !== 'idle' && formData?.get('id') === id && formData.has('invoice')
  return (
    <Form method="post" className={layout.form} preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="rest" value={rest} />
      <TextField
        id={`invoice-${id}`}
        name="invoice"
        label={staffPaymentMessages.matchField()}
        inputMode="numeric"
        autoComplete="off"
        {...(failed?.typed !== undefined && { defaultValue: failed.typed, error: failed.message })}
      />
      <div>
        <Button type="submit" loading={isSending}>
          {staffPaymentMessages.matchConfirm()}
        </Button>
      </div>
    </Form>
  )
}

function RepayForm({ payment: { id, rest, payer } }: { readonly payment: StaffBankPayment }) {
  const { state, formData } = useNavigation()
  const amount = formatPrice(rest)
  return (
    <>
      <p>{staffPaymentMessages.repayText({ amount })}</p>
      {payer.account !== null && (
        <DescriptionList items={[{ term: staffPaymentMessages.account(), value: payer.account }]} />
      )}
      <Form method="post" preventScrollReset>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="rest" value={rest} />
        <Button
          type="submit"
          variant="danger"
          loading={state !== 'idle' && formData?.get('id') === id && !formData.has('invoice')}
        >
          {staffPaymentMessages.repayConfirm({ amount })}
        </Button>
      </Form>
    </>
  )
}
