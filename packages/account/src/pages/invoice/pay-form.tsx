import type { Invoice } from '@klarsikt/contract/shop/types'
import * as accountFinanceMessages from '@klarsikt/core/messages/account-finance'
import { formatPrice } from '@klarsikt/core/money'
import { Button } from '@klarsikt/design-system/button'
import { Form, useNavigation } from 'react-router'
import styles from '../../layout/account-page.module.css'

/** Leads to the payment of all that is left. */
export function PayForm({ invoice: { id, subId, amountLeft, payment } }: { readonly invoice: Invoice }) {
  const { state } = useNavigation()
  const amount = formatPrice(amountLeft)
  return (
    <Form method="post" className={styles.form}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="subId" value={subId} />
      <div>
        <Button type="submit" loading={state === 'submitting'}>
          {payment === 'open' ? accountFinanceMessages.payAgain({ amount }) : accountFinanceMessages.pay({ amount })}
        </Button>
      </div>
      <p className="ks-text-muted">{accountFinanceMessages.payText()}</p>
    </Form>
  )
}
