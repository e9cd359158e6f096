import type { Article, LensOption, LensOptions } from '@klarsikt/contract/shop/types'
import { dayRange } from '@klarsikt/core/calendar'
import { estimateText } from '@klarsikt/core/delivery'
import * as lensStudioMessages from '@klarsikt/core/messages/lens-studio'
import * as productMessages from '@klarsikt/core/messages/product'
import { formatOre, formatPrice, ore, sum, vatPortion } from '@klarsikt/core/money'
import { DescriptionList } from '@klarsikt/design-system/description-list'
import { SummaryPart } from './summary-part.js'
import styles from './lens-studio.module.css'

interface SummaryPriceProps {
  readonly article: Article
  readonly lenses: LensOptions
  readonly lens: LensOption
  /** What the lens is called. */
  readonly name: string
}

/** What frame and lens cost, and the tax in it. */
export function SummaryPrice({ article, lenses, lens, name }: SummaryPriceProps) {
  const parts = [
    { amount: ore(article.price.unit.amount), rate: lenses.frameVatRate },
    { amount: ore(lens.price), rate: lens.vatRate },
  ]
  return (
    <SummaryPart title={lensStudioMessages.summaryPrice()}>
      <DescriptionList
        items={[
          { term: article.name, value: formatPrice(article.price.unit.amount) },
          { term: name, value: formatPrice(lens.price) },
          {
            term: lensStudioMessages.summaryTotal(),
            value: <strong>{formatOre(sum(parts.map(({ amount }) => amount)))}</strong>,
          },
          {
            term: lensStudioMessages.summaryVat(),
            value: formatOre(sum(parts.map(({ amount, rate }) => vatPortion(amount, rate)))),
          },
        ]}
      />
    </SummaryPart>
  )
}

/** When the pair arrives, and what the customer may undo. */
export function SummaryRights({
  article: { dto },
  isGround,
  isAwaited,
}: {
  readonly article: Article
  /** The lenses are ground for a prescription. */
  readonly isGround: boolean
  /** Their prescription is sent after the purchase. */
  readonly isAwaited: boolean
}) {
  const { deliveryWithLenses: days, withdrawalDays } = dto
  return (
    <SummaryPart title={lensStudioMessages.summaryRights()}>
      <ul className={styles.plain}>
        {days && (
          <li>
            {isAwaited
              ? estimateText({ ...days, fromPrescription: days.workingDays })
              : productMessages.deliveryWithLenses({ days: dayRange(days.from, days.to) })}
          </li>
        )}
        <li>
          {isGround
            ? productMessages.madeToOrder({ days: withdrawalDays })
            : lensStudioMessages.summaryOpenPurchase({ days: withdrawalDays })}
        </li>
      </ul>
    </SummaryPart>
  )
}
