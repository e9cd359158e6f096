import { frameSize, frameSizeText } from '@klarsikt/core/fit'
import * as compareMessages from '@klarsikt/core/messages/compare'
import * as productMessages from '@klarsikt/core/messages/product'
import { formatPrice } from '@klarsikt/core/money'
import { Price } from '@klarsikt/design-system/price'
import { StockStatus } from '@klarsikt/design-system/stock-status'
import type { ReactNode } from 'react'
import { CompareFit, OwnSizeButton } from './compare-fit.js'
import type { ComparedFrame } from './load-compare.js'
import styles from './compare-page.module.css'

interface CompareRow {
  readonly title: string
  /** A control beside the title. */
  readonly control?: ReactNode
  readonly of: (frame: ComparedFrame) => ReactNode
}

type Measure = 'totalWidth' | 'lensWidth' | 'noseBridge' | 'lensHeight' | 'templeLength'

const measure = (title: string, name: Measure): CompareRow => ({
  title,
  of: ({ specification }) => (specification[name] === null ? null : `${specification[name]}\u00a0mm`),
})

/** Returns a row for one of the frames' details, named by its heading. */
const detail = (title: string): CompareRow => ({ title, of: ({ details }) => details[title] ?? null })

/** Returns the rows of the comparison, in the order in which people choose a frame. */
export const compareRows = (): readonly CompareRow[] => [
  {
    title: compareMessages.price(),
    of: ({ price, lowestPrice30, couponCode }) => (
      <Price price={{ ...price.unit, fromPrice: null }} lowestPrice30={lowestPrice30} couponCode={couponCode} />
    ),
  },
  { title: compareMessages.stock(), of: ({ price }) => <StockStatus status={price.unit.publicationStatus} /> },
  {
    title: compareMessages.scale(),
    of: ({ drawing }) =>
      drawing && <div className={styles.drawing} dangerouslySetInnerHTML={{ __html: drawing }} aria-hidden="true" />,
  },
  { title: compareMessages.fit(), control: <OwnSizeButton />, of: ({ widths }) => <CompareFit widths={widths} /> },
  { title: compareMessages.size(), of: ({ widths }) => widths && frameSizeText(frameSize(widths.totalWidth)) },
  measure(productMessages.specTotalWidth(), 'totalWidth'),
  measure(productMessages.specLensWidth(), 'lensWidth'),
  measure(productMessages.specNoseBridge(), 'noseBridge'),
  measure(productMessages.specLensHeight(), 'lensHeight'),
  measure(productMessages.specTempleLength(), 'templeLength'),
  {
    title: productMessages.specWeight(),
    of: ({ specification: { weight } }) => (weight === null ? null : `${weight}\u00a0g`),
  },
  detail(compareMessages.material()),
  detail(compareMessages.shape()),
  detail(compareMessages.colour()),
  { title: compareMessages.lenses(), of: ({ lenses }) => <Lenses lenses={lenses} /> },
]

function Lenses({ lenses }: Pick<ComparedFrame, 'lenses'>) {
  if (lenses.length === 0) return compareMessages.noLenses()
  return (
    <ul className={styles.lenses}>
      {lenses.map(({ title, fromPrice }) => (
        <li key={title}>{compareMessages.lensesFrom({ title, price: formatPrice(fromPrice) })}</li>
      ))}
    </ul>
  )
}
