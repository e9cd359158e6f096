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
  readonly name: string
}

/** Shows the price of frame and lens, and the VAT in it. */
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

/** Says when the pair arrives, and the customer's right to withdraw. */
export function SummaryRights({
  article: { dto },
  isGround,
  isAwaited,
}: {
  readonly article: Article
  /** True where the lenses are ground for a prescription. */
  readonly isGround: boolean
  /** True where the prescription is sent after the purchase. */
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
