import type { Article } from '@klarsikt/contract/shop/types'
import { dayRange } from '@klarsikt/core/calendar'
import { isBuyable, stockState } from '@klarsikt/core/catalogue'
import * as deliveryMessages from '@klarsikt/core/messages/delivery'
import * as productMessages from '@klarsikt/core/messages/product'
import * as uspMessages from '@klarsikt/core/messages/usp'
import { ReturnIcon, TruckIcon } from '@klarsikt/design-system/icons'
import { GroundDelivery } from './ground-delivery.js'
import styles from './product-page.module.css'

/** Says beside the button when the goods arrive, and how long the customer may withdraw. */
export function Promises({ article: { dto, price, family } }: { readonly article: Article }) {
  const { publicationStatus } = price.unit
  // Goods that only stores sell are not sent, and have no right to withdraw.
  const sent = stockState(publicationStatus) !== 'in-store'
  const isGiftCard = family === 'gift-card'
  const ground = dto.madeToOrder || family === 'glasses'
  return (
    <ul className={styles.promises}>
      {isBuyable(publicationStatus) && !isGiftCard && (
        <li>
          <TruckIcon />
          <span>
            {deliveryMessages.estimateRange({ days: dayRange(dto.deliveryFrom, dto.deliveryTo) })}
            {dto.deliveryWithLenses && (
              <>
                <br />
                <GroundDelivery days={dto.deliveryWithLenses} />
              </>
            )}
          </span>
        </li>
      )}
      {sent && (
        <li>
          <ReturnIcon />
          {dto.withdrawalDays === 90 ? uspMessages.withdrawal90() : uspMessages.withdrawal30()}
          {!isGiftCard && ` och ${uspMessages.freeReturn().toLocaleLowerCase('sv')}`}
        </li>
      )}
      {sent && ground && (
        <li className={styles.fine}>
          {family === 'glasses' && !dto.madeToOrder ? 'Med slipade glas: ' : ''}
          {productMessages.madeToOrder({ days: dto.withdrawalDays })}
        </li>
      )}
      {!isGiftCard && <li className={styles.fine}>{productMessages.vatIncluded()}.</li>}
    </ul>
  )
}
