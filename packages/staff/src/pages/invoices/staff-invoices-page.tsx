import type { StaffInvoice } from '@klarsikt/contract/shop/types'
import { isDebitTakenBack } from '@klarsikt/core/autogiro'
import { dayText } from '@klarsikt/core/calendar'
import { INVOICE_DAYS, REMINDER_FEE } from '@klarsikt/core/invoice'
import * as accountFinanceMessages from '@klarsikt/core/messages/account-finance'
import * as staffInvoiceMessages from '@klarsikt/core/messages/staff-invoice'
import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { formatOre, formatPrice } from '@klarsikt/core/money'
import { href } from '@klarsikt/core/paths'
import { Checkbox } from '@klarsikt/design-system/checkbox'
import { Link } from '@klarsikt/design-system/link'
import { InvoiceBadge } from '@klarsikt/design-system/status-badge'
import { TextField } from '@klarsikt/design-system/text-field'
import { useShopForm } from '@klarsikt/forms'
import { useMay } from '@klarsikt/page-kit/access'
import { FieldForm, Notice } from '@klarsikt/page-kit/form'
import { pageStyles as layout } from '@klarsikt/page-kit/frame'
import { StaffPage } from '../../layout/staff-page.js'
import { INVOICE_FIELDS, INVOICE_ROWS, readInvoiceForm, rowField } from './issue-form.js'
import { type IssueAnswer } from './issue-invoice.js'
import { type StaffInvoicesData } from './load-staff-invoices.js'

interface StaffInvoicesPageProps {
  readonly data: StaffInvoicesData
  readonly answer: IssueAnswer | undefined
}

/** Lets staff issue an invoice, and lists the unpaid ones. */
export function StaffInvoicesPage({ data, answer }: StaffInvoicesPageProps) {
  const issued = answer?.issued ?? null
  const may = useMay()
  return (
    <StaffPage section="staff-invoices" title={staffPageMessages.invoices()} wide>
      {issued !== null && (
        <Notice key={issued} tone="success">
          {staffInvoiceMessages.sent({ number: issued })}{' '}
          <Link href={href('staff-invoice', { id: issued })}>{staffInvoiceMessages.show()}</Link>
        </Notice>
      )}
      <section className={layout.block} aria-labelledby="staff-invoices-open">
        <h2 id="staff-invoices-open">{staffInvoiceMessages.open()}</h2>
        <OpenInvoices data={data} />
      </section>
      {may('invoice.issue') && (
        <section className={layout.block} aria-labelledby="staff-invoices-new">
          <h2 id="staff-invoices-new">{staffInvoiceMessages.issue()}</h2>
          <IssueForm key={data.key} data={data} answer={issued === null ? answer : undefined} />
        </section>
      )}
    </StaffPage>
  )
}

function OpenInvoices({ data: { open, count } }: Pick<StaffInvoicesPageProps, 'data'>) {
  if (open.length === 0) return <p>{staffInvoiceMessages.openNone()}</p>
  return (
    <>
      {count > open.length && <p className="ks-text-muted">{staffInvoiceMessages.openMore({ count: open.length })}</p>}
      <ul className={layout.list}>
        {open.map((invoice) => (
          <OpenRow key={invoice.id} invoice={invoice} />
        ))}
      </ul>
    </>
  )
}

function OpenRow({
  invoice: { id, receiver, overdue, dueOn, status, amountLeft, debit },
}: {
  readonly invoice: StaffInvoice
}) {
  const day = dayText(dueOn)
  return (
    <li className={layout.row}>
      <span className={layout.facts}>
        <Link variant="standalone" arrow href={href('staff-invoice', { id })}>
          {accountFinanceMessages.invoice({ invoiceNumber: id })}
        </Link>
        <span>{receiver.name}</span>
        <span className="ks-text-muted">
          {overdue ? accountFinanceMessages.overdue({ day }) : accountFinanceMessages.due({ day })}
        </span>
        {debit !== null && isDebitTakenBack(debit.state) && <span>{staffInvoiceMessages.takenBack()}</span>}
      </span>
      <span className={layout.sum}>
        <InvoiceBadge status={status} />
        <span className="ks-tabular">{staffInvoiceMessages.left({ amount: formatPrice(amountLeft) })}</span>
      </span>
    </li>
  )
}

function IssueForm({ data, answer }: StaffInvoicesPageProps) {
  const form = useShopForm({
    id: 'issue-invoice',
    fields: INVOICE_FIELDS,
    lastResult: answer?.form,
    read: readInvoiceForm,
  })
  const { field } = form
  return (
    <FieldForm form={form} hidden={{ key: data.key }} button={staffInvoiceMessages.send()} summary>
      <p className="ks-text-muted">{staffInvoiceMessages.issueIntro()}</p>
      <TextField
        {...field('customerNumber')}
        label={staffInvoiceMessages.customerNumber()}
        inputMode="numeric"
        autoComplete="off"
        required
      />
      {INVOICE_ROWS.map((row) => {
        const number = row + 1
        return (
          <fieldset key={row} className={layout.group}>
            <legend className={layout.legend}>{staffInvoiceMessages.row({ number })}</legend>
            <TextField
              {...field(rowField('name', row))}
              label={staffInvoiceMessages.text({ number })}
              autoComplete="off"
              {...(row === 0 ? { required: true } : { optional: true })}
            />
            <TextField
              {...field(rowField('quantity', row))}
              {...(!answer && { defaultValue: '1' })}
              label={staffInvoiceMessages.quantity({ number })}
              inputMode="numeric"
              autoComplete="off"
            />
            <TextField
              {...field(rowField('unitPrice', row))}
              label={staffInvoiceMessages.price({ number })}
              inputMode="decimal"
              autoComplete="off"
              {...(row === 0 ? { required: true } : { optional: true })}
            />
          </fieldset>
        )
      })}
      <TextField
        {...field('days')}
        {...(!answer && { defaultValue: String(INVOICE_DAYS.usual) })}
        label={staffInvoiceMessages.days()}
        inputMode="numeric"
        autoComplete="off"
        required
      />
      <Checkbox name="reminderFee" label={staffInvoiceMessages.reminderFee({ fee: formatOre(REMINDER_FEE) })} />
    </FieldForm>
  )
}
