import type { Order } from '@klarsikt/contract/shop/types'
import * as accountOrderMessages from '@klarsikt/core/messages/account-order'
import * as orderMessages from '@klarsikt/core/messages/order'
import * as reviewMessages from '@klarsikt/core/messages/review'
import { href } from '@klarsikt/core/paths'
import { WITHDRAWAL_ORDER_QUERY } from '@klarsikt/core/withdrawal'
import { Button } from '@klarsikt/design-system/button'
import { Disclosure } from '@klarsikt/design-system/disclosure'
import { Link } from '@klarsikt/design-system/link'
import { DownloadLink, PrintButton } from '@klarsikt/page-kit/frame'
import { Form, useNavigation } from 'react-router'
import styles from './order.module.css'

/** Shows what the customer may do with the order in its present state. */
export function OrderActions({ order }: { readonly order: Order }) {
  const isPartSent = order.detailStatus !== 'cancelled' && order.delivery.parcels.length > 0
  return (
    <>
      <div className={styles.actions}>
        <ActionForm order={order} intent="buy-again" variant="secondary" label={accountOrderMessages.buyAgain()} />
        {order.receipt !== null && <DownloadLink href={order.receipt}>{accountOrderMessages.receipt()}</DownloadLink>}
        {(order.detailStatus === 'sent' || isPartSent) && (
          <Link variant="standalone" href={href('account-order-return', { orderId: order.orderNumber })}>
            {orderMessages.returnStart()}
          </Link>
        )}
        {order.detailStatus === 'sent' && (
          <Link variant="standalone" href={href('account-order-review', { orderId: order.orderNumber })}>
            {reviewMessages.write()}
          </Link>
        )}
        {order.detailStatus === 'sent' && (
          <Link variant="standalone" href={`${href('withdrawal')}?${WITHDRAWAL_ORDER_QUERY}=${order.orderNumber}`}>
            {accountOrderMessages.withdraw()}
          </Link>
        )}
        <PrintButton />
      </div>
      {order.mayCancel && (
        // The customer opens this first and then confirms. One press alone cancels nothing, also without scripts.
        <Disclosure title={accountOrderMessages.cancel()}>
          <p>{accountOrderMessages.cancelText()}</p>
          <ActionForm order={order} intent="cancel" variant="danger" label={accountOrderMessages.cancelConfirm()} />
        </Disclosure>
      )}
    </>
  )
}

interface ActionFormProps {
  readonly order: Order
  readonly intent: 'cancel' | 'buy-again'
  readonly variant: 'secondary' | 'danger'
  readonly label: string
}

function ActionForm({ order, intent, variant, label }: ActionFormProps) {
  const { formData } = useNavigation()
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="orderId" value={order.orderNumber} />
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" variant={variant} loading={formData?.get('intent') === intent}>
        {label}
      </Button>
    </Form>
  )
}
