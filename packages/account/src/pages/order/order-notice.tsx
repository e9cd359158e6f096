import type { NotBoughtAgain } from '@klarsikt/contract/shop/types'
import * as accountOrderMessages from '@klarsikt/core/messages/account-order'
import { href } from '@klarsikt/core/paths'
import { Link } from '@klarsikt/design-system/link'
import { Notice } from '@klarsikt/page-kit/form'
import { type OrderAnswer } from './change-order.js'
import styles from './order.module.css'

const LEFT = {
  'sold-out': accountOrderMessages.leftSoldOut,
  lenses: accountOrderMessages.leftLenses,
  limit: accountOrderMessages.leftLimit,
} as const satisfies Record<NotBoughtAgain['reason'], unknown>

/** Says the result of the pressed button. */
export function OrderNotice({ answer }: { readonly answer: OrderAnswer }) {
  switch (answer.step) {
    case 'cancelled':
      return <Notice tone="success">{accountOrderMessages.cancelled()}</Notice>
    case 'resent':
      return <Notice tone="success">{accountOrderMessages.giftCardResent()}</Notice>
    case 'failed':
      return <Notice tone="error">{answer.message}</Notice>
    case 'bought':
      return <Bought {...answer} />
  }
}

function Bought({ added, left }: Extract<OrderAnswer, { readonly step: 'bought' }>) {
  const text = left.length === 0 ? accountOrderMessages.bought() : accountOrderMessages.boughtSome()
  return (
    <Notice tone={left.length === 0 ? 'success' : 'info'}>
      <p>
        {added === 0 ? accountOrderMessages.boughtNone() : text}{' '}
        {added > 0 && <Link href={href('checkout')}>{accountOrderMessages.toCheckout()}</Link>}
      </p>
      {left.length > 0 && (
        <ul className={styles.left}>
          {left.map((goods, index) => (
            // Two pairs of the same frame have the same name, so only the index is a unique key.
            <li key={index}>
              <Left goods={goods} />
            </li>
          ))}
        </ul>
      )}
    </Notice>
  )
}

function Left({ goods: { reason, description, url } }: { readonly goods: NotBoughtAgain }) {
  const text = LEFT[reason]({ goods: description })
  return url === null ? text : <Link href={url}>{text}</Link>
}
