import type { OrderReturn } from '@klarsikt/contract/shop/types'
import { dateTimeText } from '@klarsikt/core/calendar'
import * as returnMessages from '@klarsikt/core/messages/return'
import { formatPrice } from '@klarsikt/core/money'
import { isReturnUnderWay } from '@klarsikt/core/return'
import { Button } from '@klarsikt/design-system/button'
import { DescriptionList } from '@klarsikt/design-system/description-list'
import { Disclosure } from '@klarsikt/design-system/disclosure'
import { ReturnBadge } from '@klarsikt/design-system/status-badge'
import { pageStyles as layout } from '@klarsikt/page-kit/frame'
import { Form, useNavigation } from 'react-router'
import { nameOf } from './name-of.js'
import { ReturnLabelLink } from './return-label-link.js'
import styles from './return.module.css'

/** Lists the returns of an order with their state. */
export function ReturnList({ returns }: { readonly returns: readonly OrderReturn[] }) {
  return (
    <section className={layout.block} aria-labelledby="returns">
      <h2 id="returns">{returnMessages.previous()}</h2>
      <ul className={layout.list}>
        {returns.map((one) => (
          <li key={one.returnId} className={styles.return}>
            <ReturnEntry entry={one} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ReturnEntry({ entry }: { readonly entry: OrderReturn }) {
  const when = (instant: string | null) => (instant === null ? null : dateTimeText(new Date(instant)))
  const isOpen = isReturnUnderWay(entry.state)
  const isUntouched = entry.lines.every(({ outcome }) => outcome === null)
  return (
    <>
      <h3>{returnMessages.title({ number: entry.returnId })}</h3>
      <p>{isOpen || entry.confirmedAt !== null ? <ReturnBadge status={entry.state} /> : entry.stateText}</p>
      <ul className={styles.goods}>
        {entry.lines.map((line) => (
          <li key={line.lineId}>
            {line.quantity} × {nameOf(line)}
          </li>
        ))}
      </ul>
      <DescriptionList
        items={[
          { term: returnMessages.registeredAt(), value: when(entry.registeredAt) },
          ...(entry.confirmedAt === null
            ? []
            : [{ term: returnMessages.receivedAt(), value: when(entry.confirmedAt) }]),
          ...(entry.refundedAt === null ? [] : [{ term: returnMessages.refundedAt(), value: when(entry.refundedAt) }]),
          ...sumsOf(entry, isOpen),
        ]}
      />
      {entry.labelUrl !== null && (
        <div>
          <ReturnLabelLink url={entry.labelUrl} />
        </div>
      )}
      {isOpen && isUntouched && <Cancel entry={entry} />}
    </>
  )
}

function sumsOf({ amount, refunded }: OrderReturn, isOpen: boolean) {
  if (refunded > 0) return [{ term: returnMessages.amountPaid(), value: formatPrice(refunded) }]
  return isOpen ? [{ term: returnMessages.amountExpected(), value: formatPrice(amount) }] : []
}

/** The customer opens this first and then confirms. One press alone cancels nothing, also without scripts. */
function Cancel({ entry: { orderNumber, returnId } }: { readonly entry: OrderReturn }) {
  const { formData } = useNavigation()
  return (
    <Disclosure title={returnMessages.cancel()}>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="orderId" value={orderNumber} />
        <input type="hidden" name="returnId" value={returnId} />
        <input type="hidden" name="intent" value="cancel" />
        <Button type="submit" variant="danger" loading={formData?.get('returnId') === returnId}>
          {returnMessages.cancelConfirm({ number: returnId })}
        </Button>
      </Form>
    </Disclosure>
  )
}
