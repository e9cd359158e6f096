import * as staffInvoiceMessages from '@klarsikt/core/messages/staff-invoice'
import { formatPrice } from '@klarsikt/core/money'
import { Button } from '@klarsikt/design-system/button'
import { Disclosure } from '@klarsikt/design-system/disclosure'
import { TextField } from '@klarsikt/design-system/text-field'
import { pageStyles as layout } from '@klarsikt/page-kit/frame'
import { Form, useNavigation } from 'react-router'
import { type StaffInvoiceAnswer } from './change-staff-invoice.js'
import { type StaffInvoiceData } from './load-staff-invoice.js'

interface CreditFormProps {
  readonly data: StaffInvoiceData
  readonly answer: StaffInvoiceAnswer | undefined
}

/** Takes off a part of the amount left, or all of it. The customer sees the reason. */
export function CreditForm({ data: { invoice, key }, answer }: CreditFormProps) {
  const { state, formData } = useNavigation()
  const { id, creditable } = invoice
  if (creditable === 0) return null
  const refused = answer?.step === 'failed' ? answer.credit : undefined
  return (
    <Disclosure title={staffInvoiceMessages.credit()} defaultOpen={refused !== undefined}>
      <p>{staffInvoiceMessages.creditText()}</p>
      <Form method="post" className={layout.form} preventScrollReset>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="most" value={formatPrice(creditable)} />
        <TextField
          key={creditable}
          name="creditAmount"
          label={staffInvoiceMessages.creditAmount()}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={refused?.amount ?? String(creditable).replace('.', ',')}
          error={refused?.problems.amount}
        />
        <TextField
          name="reason"
          label={staffInvoiceMessages.creditReason()}
          autoComplete="off"
          defaultValue={refused?.reason ?? ''}
          error={refused?.problems.reason}
        />
        <div>
          <Button type="submit" loading={state !== 'idle' && formData?.has('creditAmount') === true}>
            {staffInvoiceMessages.creditConfirm()}
          </Button>
        </div>
      </Form>
    </Disclosure>
  )
}
