import * as tryOnMessages from '@klarsikt/core/messages/try-on'
import { useText } from '@klarsikt/design-system/locale'
import type { FrameColorId } from '@klarsikt/eyewear'
import { type HTMLAttributes, type ReactNode, useMemo } from 'react'
import type { Look, LookChoice } from '../viewer/look-choices.js'
import type { FrameModel, ShownFrame } from './comparison.js'
import { otherFrame } from './other-frame.js'
import type { Comparing } from './use-comparing.js'
import styles from './compare.module.css'

/** One of the frames to draw. */
export interface DrawnFrame extends FrameModel {
  readonly which: 'tried' | 'other'
  /** Describes the picture for customers who cannot see it. */
  readonly label: string
}

interface ComparedFramesProps {
  readonly tried: FrameModel & {
    readonly name: string
    readonly colors: readonly LookChoice<FrameColorId>[]
    readonly lenses: readonly unknown[]
    readonly comparing: Comparing
  }
  /** The colour and lens in which the tried frame is shown. */
  readonly look: Look
  /** Describes a picture. `color` is undefined when the name contains it. */
  readonly labelOf: (name: string, color: string | undefined) => string
  /** Handlers for gestures on the picture of the tried frame. */
  readonly gestures: Pick<HTMLAttributes<HTMLElement>, 'onPointerDown' | 'onPointerUp' | 'onPointerCancel'> | undefined
  readonly children: (drawn: DrawnFrame) => ReactNode
}

/** Shows the tried frame, and beside it the second frame if one is chosen. Each has its caption. */
export function ComparedFrames({ tried, look, labelOf, gestures, children }: ComparedFramesProps) {
  const text = useText()
  const { frame, src, name, colors, lenses, comparing } = tried
  const { choice, model, comparison } = comparing
  const hasLenses = lenses.length > 1
  const shownFrame = useMemo(() => ({ ...frame, ...look }), [frame, look])
  const other = useMemo(
    () => otherFrame({ choice, model }, { frame, src, name, look, hasLenses }),
    [choice, model, frame, src, name, look, hasLenses],
  )
  const colorOf = ({ color }: Pick<Look, 'color'>) => colors.find(({ id }) => id === color)?.name
  const captionOf = (shown: ShownFrame) =>
    comparison?.caption(shown) ?? text(tryOnMessages.compareName, { name, color: colorOf(shown) ?? '' })
  return (
    <div className={styles.pictures} data-compared={other !== null || undefined}>
      <figure className={styles.figure} {...gestures}>
        {children({ which: 'tried', frame: shownFrame, src, label: labelOf(name, colorOf(look)) })}
        {other && <figcaption className={styles.caption}>{captionOf({ id: null, color: look.color })}</figcaption>}
      </figure>
      {other && (
        <figure className={styles.figure} key={other.src}>
          {children({
            which: 'other',
            frame: other.frame,
            src: other.src,
            label: labelOf(other.name, other.shown.id === null ? colorOf(other.shown) : undefined),
          })}
          <figcaption className={styles.caption}>{captionOf(other.shown)}</figcaption>
        </figure>
      )}
    </div>
  )
}
