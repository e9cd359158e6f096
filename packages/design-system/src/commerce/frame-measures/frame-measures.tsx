'use client'
import { productMessages } from '@klarsikt/core/messages'
import { useText } from '../../locale/locale.js'
import { DescriptionList } from '../../primitives/description-list/description-list.js'
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.js'
import { Drawing, type FrameOutline } from './drawing.js'
import styles from './frame-measures.module.css'

export type { FrameOutline } from './drawing.js'

/** Millimetres; null where a measure is unknown [CARD-009]. */
export interface Measures {
  readonly totalWidth: number | null
  readonly noseBridge: number | null
  readonly lensWidth: number | null
  readonly lensHeight: number | null
  readonly templeLength: number | null
}

export interface FrameMeasuresTexts {
  readonly totalWidth: string
  readonly noseBridge: string
  readonly lensWidth: string
  readonly lensHeight: string
  readonly templeLength: string
  readonly weight: string
  /** Before what is printed on the inside of a temple, such as `49□21 145`. */
  readonly marking: string
}

export interface FrameMeasuresProps {
  readonly measures: Measures
  /** Grams. */
  readonly weight?: number | null
  /** How round the drawn lenses are; the measures hold in any case. */
  readonly outline?: FrameOutline
  /**
   * A measured drawing of one's own as SVG markup that is trusted; without it one is drawn from the numbers. It may fill the
   * front with `var(--ks-drawing-frame)` and the lenses with `var(--ks-drawing-lens)`, which follow the theme.
   */
  readonly svg?: string | undefined
  readonly texts?: Partial<FrameMeasuresTexts>
}

const KEYS = ['totalWidth', 'lensWidth', 'noseBridge', 'lensHeight', 'templeLength'] as const

/** The five measures of a frame as a drawing to scale and as words; what is not known is left out of both. */
export function FrameMeasures({ measures, weight = null, outline = 'soft', svg, texts }: FrameMeasuresProps) {
  const say = { ...useTexts(), ...texts }
  const items = KEYS.flatMap((key) =>
    measures[key] === null ? [] : [{ term: say[key], value: `${measures[key]}\u00a0mm` }],
  )
  if (weight !== null) items.push({ term: say.weight, value: `${weight}\u00a0g` })
  // Without the width of a lens every proportion would be made up.
  const drawn = svg ?? (measures.lensWidth === null ? null : <Drawing measures={measures} outline={outline} />)
  if (items.length === 0 && drawn === null) return null
  return (
    <div className={styles.root}>
      {/* The list below says the same; the drawing is for the eye. */}
      {drawn !== null && (
        <div className={styles.figure} aria-hidden="true">
          {typeof drawn === 'string' ? <div dangerouslySetInnerHTML={{ __html: drawn }} /> : drawn}
        </div>
      )}
      <Marking measures={measures} text={say.marking} />
      <DescriptionList items={items} />
    </div>
  )
}

/** The three numbers that stand on every temple: what one holds beside the glasses one has. */
function Marking({ measures, text }: { readonly measures: Measures; readonly text: string }) {
  const { lensWidth, noseBridge, templeLength } = measures
  if (lensWidth === null || noseBridge === null || templeLength === null) return null
  return (
    <p className={styles.marking}>
      {text}{' '}
      <bdi aria-hidden="true">
        {lensWidth}
        <span className={styles.box}>□</span>
        {noseBridge}&nbsp;{templeLength}
      </bdi>
      <VisuallyHidden>
        {lensWidth}, {noseBridge}, {templeLength}
      </VisuallyHidden>
    </p>
  )
}

function useTexts(): FrameMeasuresTexts {
  const text = useText()
  return {
    totalWidth: text('product.spec.totalWidth', productMessages['product.spec.totalWidth']),
    noseBridge: text('product.spec.noseBridge', productMessages['product.spec.noseBridge']),
    lensWidth: text('product.spec.lensWidth', productMessages['product.spec.lensWidth']),
    lensHeight: text('product.spec.lensHeight', productMessages['product.spec.lensHeight']),
    templeLength: text('product.spec.templeLength', productMessages['product.spec.templeLength']),
    weight: text('product.spec.weight', productMessages['product.spec.weight']),
    marking: text('frameMeasures.marking', 'Så står det på skalmens insida:'),
  }
}
