import type { CartHandover } from '@klarsikt/contract/shop/types'
import { SUBSCRIPTION_INTERVAL_NAMES } from '@klarsikt/core/lens-subscription'
import * as cartHandoverMessages from '@klarsikt/core/messages/cart-handover'
import styles from '../frame/page.module.css'

/** Lists the goods that a store has handed over, one line per item. */
export function HandedItems({ items }: Pick<CartHandover, 'items'>) {
  return items.map((item, position) => (
    // An article can appear twice, with two strengths, so its id is no unique key.
    <span key={position} className={styles.line}>
      {textOf(item)}
    </span>
  ))
}

function textOf({ name, quantity, interval }: CartHandover['items'][number]): string {
  if (interval === null) return cartHandoverMessages.item({ quantity, name })
  const text = SUBSCRIPTION_INTERVAL_NAMES[interval]().toLocaleLowerCase('sv')
  return cartHandoverMessages.itemAtInterval({ quantity, name, interval: text })
}
