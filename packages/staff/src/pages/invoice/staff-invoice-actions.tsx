import { hasAmountLeft, type InvoiceAction } from '@klarsikt/core/invoice'
import * as staffInvoiceMessages from '@klarsikt/core/messages/staff-invoice'
import { formatPrice } from '@klarsikt/core/money'
import { Button } from '@klarsikt/design-system/button'
import { Disclosure } from '@klarsikt/design-system/disclosure'
import { TextField } from '@klarsikt/design-system/text-field'
import { pageStyles as layout } from '@klarsikt/page-kit/frame'
import { Form, useNavigation } from 'react-router'
import { type StaffInvoiceAnswer } from './change-staff-invoice.js'
import { type StaffInvoiceData } from './load-staff-invoice.js'

const ACTIONS = {
  collect: { label: staffInvoiceMessages.collect, text: staffInvoiceMessages.collectText },
  'mark-returned': { label: staffInvoiceMessages.markReturned, text: staffInvoiceMessages.markReturnedText },
  reopen: { label: staffInvoiceMessages.reopen, text: staffInvoiceMessages.reopenText },
  transfer: { label: staffInvoiceMessages.transfer, text: staffInvoiceMessages.transferText },
  end: { label: staffInvoiceMessages.end, text: staffInvoiceMessages.endText },
} as const satisfies Record<InvoiceAction, unknown>

/**
 * Offers the actions that the invoice allows now. Staff open one first and then confirm, also without scripts, since
 * most cannot be undone.
 */
export function StaffInvoiceActions({ data: { invoice } }: { readonly data: StaffInvoiceData }) {
  const { state, formData } = useNavigation()
  return invoice.actions.map((action) => (
    <Disclosure key={action} title={ACTIONS[action].label()}>
      <p>{ACTIONS[action].text()}</p>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="id" value={invoice.id} />
        <input type="hidden" name="status" value={invoice.status} />
        <input type="hidden" name="action" value={action} />
        <Button
          type="submit"
          variant={action === 'reopen' ? 'secondary' : 'danger'}
          loading={state !== 'idle' && formData?.get('action') === action}
        >
          {staffInvoiceMessages.confirm()}
        </Button>
      </Form>
    </Disclosure>
  ))
}

interface BookFormProps {
  readonly data: StaffInvoiceData
  readonly answer: StaffInvoiceAnswer | undefined
}

/** Books a transfer that came to the bankgiro. */
export function BookForm({ data: { invoice, key }, answer }: BookFormProps) {
  const { state, formData } = useNavigation()
  if (!hasAmountLeft(invoice.status)) return null
  const most = formatPrice(invoice.amountLeft)
  const refused = answer?.step === 'failed' ? answer.typed : undefined
  return (
    <Disclosure title={staffInvoiceMessages.book()} defaultOpen={refused !== undefined}>
      <Form method="post" className={layout.form} preventScrollReset>
        <input type="hidden" name="id" value={invoice.id} />
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="most" value={most} />
        <TextField
          key={invoice.amountLeft}
          name="amount"
          label={staffInvoiceMessages.bookAmount()}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={refused ?? String(invoice.amountLeft).replace('.', ',')}
          error={refused === undefined || answer?.step !== 'failed' ? undefined : answer.message}
        />
        <div>
          <Button type="submit" loading={state !== 'idle' && formData?.get('key') === key}>
            {staffInvoiceMessages.bookConfirm()}
          </Button>
        </div>
      </Form>
    </Disclosure>
  )
}
