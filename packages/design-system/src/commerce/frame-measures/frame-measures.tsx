'use client'
import * as productMessages from '@klarsikt/core/messages/product'
import { useText } from '../../locale/locale.js'
import * as frameMeasuresMessages from '../../messages/generated/frame-measures.js'
import { DescriptionList } from '../../primitives/description-list/description-list.js'
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.js'
import { Drawing, type FrameOutline } from './drawing.js'
import type { Measures } from './measures.js'
import styles from './frame-measures.module.css'

export type { FrameOutline } from './drawing.js'
export type { Measures } from './measures.js'

export interface FrameMeasuresTexts {
  readonly totalWidth: string
  readonly noseBridge: string
  readonly lensWidth: string
  readonly lensHeight: string
  readonly templeLength: string
  readonly weight: string
  /** Label of the numbers printed on the inside of a temple, such as `49□21 145`. */
  readonly marking: string
}

export interface FrameMeasuresProps {
  readonly measures: Measures
  /** Grams. */
  readonly weight?: number | null
  /** How round the drawn lenses are. It does not change the measures. */
  readonly outline?: FrameOutline
  /**
   * A measured drawing of one's own as SVG markup that is trusted; without it one is drawn from the numbers. It may fill the
   * front with `var(--ks-drawing-frame)` and the lenses with `var(--ks-drawing-lens)`, which follow the theme.
   */
  readonly svg?: string | undefined
  readonly texts?: Partial<FrameMeasuresTexts>
}

const KEYS = ['totalWidth', 'lensWidth', 'noseBridge', 'lensHeight', 'templeLength'] as const

/** The five measures of a frame as a drawing to scale and as words; unknown measures are left out of both. */
export function FrameMeasures({ measures, weight = null, outline = 'soft', svg, texts }: FrameMeasuresProps) {
  const say = { ...useTexts(), ...texts }
  const items = KEYS.flatMap((key) =>
    measures[key] === null ? [] : [{ term: say[key], value: `${measures[key]}\u00a0mm` }],
  )
  if (weight !== null) items.push({ term: say.weight, value: `${weight}\u00a0g` })
  // Without the width of a lens the proportions would be invented.
  const drawn = svg ?? (measures.lensWidth === null ? null : <Drawing measures={measures} outline={outline} />)
  if (items.length === 0 && drawn === null) return null
  return (
    <div className={styles.root}>
      {/* Decorative: the list below has the same measures. */}
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

/** The three numbers printed on every temple, to compare with one's present glasses. */
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
    totalWidth: text(productMessages.specTotalWidth),
    noseBridge: text(productMessages.specNoseBridge),
    lensWidth: text(productMessages.specLensWidth),
    lensHeight: text(productMessages.specLensHeight),
    templeLength: text(productMessages.specTempleLength),
    weight: text(productMessages.specWeight),
    marking: text(frameMeasuresMessages.marking),
  }
}
