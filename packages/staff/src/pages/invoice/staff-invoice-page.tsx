import { dayText } from '@klarsikt/core/calendar'
import { postalPlace } from '@klarsikt/core/identity'
import { hasAmountLeft } from '@klarsikt/core/invoice'
import * as fieldMessages from '@klarsikt/core/messages/field'
import * as invoiceMessages from '@klarsikt/core/messages/invoice'
import * as staffInvoiceMessages from '@klarsikt/core/messages/staff-invoice'
import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { formatPrice } from '@klarsikt/core/money'
import { href } from '@klarsikt/core/paths'
import { DescriptionList } from '@klarsikt/design-system/description-list'
import { InvoiceBadge } from '@klarsikt/design-system/status-badge'
import { useMay } from '@klarsikt/page-kit/access'
import { Notice } from '@klarsikt/page-kit/form'
import { pageStyles as layout } from '@klarsikt/page-kit/frame'
import { CreditNotes, InvoiceLines, debitOf, InvoicePayments, reminderFeesOf } from '@klarsikt/page-kit/parts'
import { useNavigation } from 'react-router'
import { StaffPage } from '../../layout/staff-page.js'
import { type StaffInvoiceAnswer } from './change-staff-invoice.js'
import { CreditForm } from './credit-form.js'
import { type StaffInvoiceData } from './load-staff-invoice.js'
import { BookForm, StaffInvoiceActions } from './staff-invoice-actions.js'

interface StaffInvoicePageProps {
  readonly data: StaffInvoiceData
  readonly answer: StaffInvoiceAnswer | undefined
}

/** Shows one invoice for staff: its rows, its payments, and the actions that are allowed now. */
export function StaffInvoicePage({ data, answer }: StaffInvoicePageProps) {
  const { state } = useNavigation()
  const { invoice } = data
  const { receiver } = invoice
  const title = staffPageMessages.invoice({ invoiceNumber: invoice.id })
  const trail = [
    { label: staffPageMessages.invoices(), href: href('staff-invoices') },
    { label: title, href: href('staff-invoice', { id: invoice.id }) },
  ]
  const said = answer && state === 'idle' ? answer : undefined
  const may = useMay()
  const mayHandle = may('invoice.handle')
  const hasActions = mayHandle && (invoice.actions.length > 0 || hasAmountLeft(invoice.status))
  return (
    <StaffPage section="staff-invoices" title={title} trail={trail}>
      {said && (
        <Notice key={data.key} tone={said.step === 'done' ? 'success' : 'error'}>
          {said.step === 'done' ? staffInvoiceMessages.done() : said.message}
        </Notice>
      )}
      <div className={layout.block}>
        <p>
          <InvoiceBadge status={invoice.status} />
        </p>
        <DescriptionList
          items={[
            { term: invoiceMessages.originalAmount(), value: formatPrice(invoice.originalAmount) },
            ...reminderFeesOf(invoice),
            { term: invoiceMessages.amountLeft(), value: formatPrice(invoice.amountLeft) },
            { term: invoiceMessages.created(), value: dayText(invoice.createdOn) },
            { term: invoiceMessages.dueDate(), value: dayText(invoice.dueOn) },
            { term: invoiceMessages.ocr(), value: invoice.ocr },
            { term: staffInvoiceMessages.delivery(), value: invoice.delivery },
            ...debitOf(invoice),
            ...(invoice.collection === null
              ? []
              : [{ term: staffInvoiceMessages.collection(), value: invoice.collection }]),
            { term: staffInvoiceMessages.receiver(), value: receiver.name },
            ...(receiver.street === ''
              ? []
              : [{ term: fieldMessages.street(), value: `${receiver.street}, ${postalPlace(receiver)}` }]),
          ]}
        />
      </div>
      <section className={`${layout.block} ks-no-print`} aria-labelledby="staff-invoice-actions">
        <h2 id="staff-invoice-actions">{staffInvoiceMessages.actions()}</h2>
        {!hasActions && <p className="ks-text-muted">{staffInvoiceMessages.noActions()}</p>}
        {mayHandle && <BookForm data={data} answer={said} />}
        {may('invoice.credit') && <CreditForm data={data} answer={said} />}
        {mayHandle && <StaffInvoiceActions data={data} />}
      </section>
      <InvoiceLines lines={invoice.lines} />
      <CreditNotes creditNotes={invoice.creditNotes} />
      <InvoicePayments payments={invoice.payments} />
    </StaffPage>
  )
}
