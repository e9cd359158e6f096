import { productMessages } from '@klarsikt/core/messages'
import { DescriptionList } from '../../primitives/description-list/description-list.js'
import { Drawing } from './drawing.js'
import styles from './frame-measures.module.css'

/** Millimetres; null where a measure is unknown [CARD-009]. */
export interface Measures {
  readonly totalWidth: number | null
  readonly noseBridge: number | null
  readonly lensWidth: number | null
  readonly lensHeight: number | null
  readonly templeLength: number | null
}

export interface FrameMeasuresProps {
  readonly measures: Measures
  /** Grams. */
  readonly weight?: number | null
  /** A measured drawing of one's own as SVG markup that is trusted; without it one is drawn from the numbers. */
  readonly svg?: string | undefined
  readonly texts?: Partial<typeof TEXTS>
}

const TEXTS = {
  totalWidth: productMessages['product.spec.totalWidth'],
  noseBridge: productMessages['product.spec.noseBridge'],
  lensWidth: productMessages['product.spec.lensWidth'],
  lensHeight: productMessages['product.spec.lensHeight'],
  templeLength: productMessages['product.spec.templeLength'],
  weight: productMessages['product.spec.weight'],
}

/** The five measures of a frame as a drawing to scale and as words. */
export function FrameMeasures({ measures, weight = null, svg, texts }: FrameMeasuresProps) {
  const say = { ...TEXTS, ...texts }
  const keys = ['totalWidth', 'lensWidth', 'noseBridge', 'lensHeight', 'templeLength'] as const
  const items = keys.flatMap((key) =>
    measures[key] === null ? [] : [{ term: say[key], value: `${measures[key]}\u00a0mm` }],
  )
  return (
    <div className={styles.root}>
      {/* The list below says the same; the drawing is for the eye. */}
      <div className={styles.figure} aria-hidden="true">
        {svg === undefined ? <Drawing measures={measures} /> : <div dangerouslySetInnerHTML={{ __html: svg }} />}
      </div>
      <DescriptionList items={weight === null ? items : [...items, { term: say.weight, value: `${weight}\u00a0g` }]} />
    </div>
  )
}
