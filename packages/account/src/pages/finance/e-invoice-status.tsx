import type { PaymentMethodChoice } from '@klarsikt/contract/shop/types'
import { recipientStates } from '@klarsikt/core/e-invoice'
import * as accountFinanceMessages from '@klarsikt/core/messages/account-finance'
import { Button } from '@klarsikt/design-system/button'
import { pageStyles as styles } from '@klarsikt/page-kit/frame'
import { Form, useNavigation } from 'react-router'

interface EInvoiceStatusProps {
  readonly eInvoice: NonNullable<PaymentMethodChoice['eInvoice']>
  /** Why the last attempt to end e-invoices failed. */
  readonly error: string | undefined
}

/** Shows how far the bank has come with the customer's request for e-invoices, and lets them end it [INV-003]. */
export function EInvoiceStatus({ eInvoice: { state, stateText, reason }, error }: EInvoiceStatusProps) {
  const navigation = useNavigation()
  return (
    <section className={styles.block} aria-labelledby="finance-e-invoice">
      <h2 id="finance-e-invoice">{accountFinanceMessages.einvoice()}</h2>
      <p>{stateText}</p>
      {reason !== null && <p className="ks-text-muted">{reason}</p>}
      {error !== undefined && <p role="alert">{error}</p>}
      {!recipientStates.isFinal(state) && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="end-e-invoice" />
          <Button
            type="submit"
            variant="secondary"
            loading={navigation.state !== 'idle' && navigation.formData?.get('intent') === 'end-e-invoice'}
          >
            {accountFinanceMessages.endEinvoice()}
          </Button>
        </Form>
      )}
    </section>
  )
}
