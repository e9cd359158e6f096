import type { Invoice } from '@klarsikt/contract/shop/types'
import { isDebitSent, isDebitTakenBack } from '@klarsikt/core/autogiro'
import { dayText } from '@klarsikt/core/calendar'
import { INVOICE_TYPE_MESSAGES, isAwaitingMoney, isPayableOnline } from '@klarsikt/core/invoice'
import * as accountFinanceMessages from '@klarsikt/core/messages/account-finance'
import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import * as invoiceMessages from '@klarsikt/core/messages/invoice'
import { formatPrice } from '@klarsikt/core/money'
import { href } from '@klarsikt/core/paths'
import { Alert } from '@klarsikt/design-system/alert'
import { DescriptionList } from '@klarsikt/design-system/description-list'
import { Link } from '@klarsikt/design-system/link'
import { InvoiceBadge } from '@klarsikt/design-system/status-badge'
import { FormFailure, Notice } from '@klarsikt/page-kit/form'
import { DownloadLink, pageStyles as styles } from '@klarsikt/page-kit/frame'
import { CreditNotes, InvoiceLines, InvoicePayments, reminderFeesOf } from '@klarsikt/page-kit/parts'
import { useNavigation } from 'react-router'
import { AccountPage } from '../../layout/account-page.js'
import { useLookAgain } from '../../layout/use-look-again.js'
import { type InvoicePageData, type PaymentEnd } from './load-invoice.js'
import { outlookOf } from './outlook-of.js'
import { PayForm } from './pay-form.js'
import { type InvoiceAnswer } from './pay-invoice.js'

const ENDED: Readonly<Record<PaymentEnd, () => string>> = {
  declined: accountFinanceMessages.declined,
  cancelled: accountFinanceMessages.cancelled,
}

interface InvoicePageProps {
  readonly data: InvoicePageData
  readonly answer: InvoiceAnswer | undefined
}

/**
 * Shows one invoice: amounts, dates, number, payment state and PDF. The customer can pay it here [ROUTE-020, INV-001].
 */
export function InvoicePage({ data: { invoice, card, ended }, answer }: InvoicePageProps) {
  const { id, subId, orderNumber, bankgiro, payment, pdf } = invoice
  const isPayable = isPayableOnline(invoice.status)
  const { debit } = invoice
  const isDrawn = debit !== null && isDebitSent(debit.state)
  const refusedDebit = isPayable && debit?.payBy ? debit : null
  const { state } = useNavigation()
  // The money for an order stays reserved until the goods are sent. That can take days, so the page does not reload.
  useLookAgain(payment === 'pending' || (isAwaitingMoney(invoice.status) && orderNumber === null))
  const title = accountPageMessages.financeDetails({ invoiceNumber: id })
  const trail = [
    { label: accountPageMessages.finance(), href: href('account-finance') },
    { label: title, href: href('account-finance-details', { id, subId }) },
  ]
  return (
    <AccountPage section="account-finance" title={title} trail={trail}>
      {ended !== null && <Notice tone="error">{ENDED[ended]()}</Notice>}
      <div className={styles.block}>
        <p>
          <InvoiceBadge status={invoice.status} />
        </p>
        {invoice.overdue && !isDrawn && refusedDebit === null && (
          <Alert tone="warning">{accountFinanceMessages.overdueText()}</Alert>
        )}
        <p role="status">{outlookOf(invoice)}</p>
        <FormFailure text={state === 'idle' ? answer?.failure : null} />
        {refusedDebit !== null && (
          <Alert tone="warning">{refusalText(refusedDebit, dayText(refusedDebit.payBy ?? invoice.dueOn))}</Alert>
        )}
        {isPayable && payment !== 'pending' && !isDrawn && <PayForm invoice={invoice} card={card} />}
        <DescriptionList
          items={[
            { term: invoiceMessages.originalAmount(), value: formatPrice(invoice.originalAmount) },
            ...reminderFeesOf(invoice),
            { term: invoiceMessages.amountLeft(), value: formatPrice(invoice.amountLeft) },
            { term: invoiceMessages.created(), value: dayText(invoice.createdOn) },
            { term: invoiceMessages.dueDate(), value: dayText(invoice.dueOn) },
            { term: invoiceMessages.ocr(), value: invoice.ocr },
            ...(bankgiro === null ? [] : [{ term: invoiceMessages.bankgiro(), value: bankgiro }]),
            { term: accountFinanceMessages.type(), value: INVOICE_TYPE_MESSAGES[invoice.type]() },
            ...(orderNumber === null
              ? []
              : [
                  {
                    term: accountFinanceMessages.order(),
                    value: <Link href={href('account-order', { orderId: orderNumber })}>{orderNumber}</Link>,
                  },
                ]),
          ]}
        />
        {pdf !== null && (
          <p>
            <DownloadLink href={pdf}>{accountFinanceMessages.pdf()}</DownloadLink>
          </p>
        )}
      </div>
      <InvoiceLines lines={invoice.lines} />
      <CreditNotes creditNotes={invoice.creditNotes} />
      <InvoicePayments payments={invoice.payments} />
    </AccountPage>
  )
}

/** Says why the debit did not pay the invoice, and by which day the customer has to pay. */
function refusalText({ state, refusal }: NonNullable<Invoice['debit']>, day: string): string {
  return isDebitTakenBack(state)
    ? accountFinanceMessages.debitTakenBack({ day })
    : accountFinanceMessages.debitRefused({ reason: refusal ?? '', day })
}
