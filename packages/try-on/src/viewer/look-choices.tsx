import * as viewerMessages from '@klarsikt/core/messages/viewer'
import { Swatches } from '@klarsikt/design-system/swatches'
import type { FrameColorId, FrameSpec, LensFinishId } from '@klarsikt/eyewear'
import { useId } from 'react'

/** A colour of the frame or of its lenses that the customer may choose. */
export interface LookChoice<Id extends string> {
  readonly id: Id
  readonly name: string
  /** CSS colour of its dot. */
  readonly colour: string
}

/** What the customer may change in the look of a frame. */
export type Look = Pick<FrameSpec, 'color' | 'lens'>

/** Returns the next colour, or with −1 the one before. After the last colour the first one comes. */
export function nextColor(
  colors: readonly LookChoice<FrameColorId>[],
  current: FrameColorId,
  step: 1 | -1,
): FrameColorId {
  const ids = colors.map(({ id }) => id)
  return ids[(ids.indexOf(current) + step + ids.length) % ids.length] ?? current
}

interface LookChoicesProps {
  readonly look: Look
  readonly colors: readonly LookChoice<FrameColorId>[]
  readonly lenses: readonly LookChoice<LensFinishId>[]
  readonly onChoose: (look: Look) => void
}

/** Shows the colours and lenses to choose from. A single one is not shown. */
export function LookChoices({ look, colors, lenses, onChoose }: LookChoicesProps) {
  const name = useId()
  return (
    <>
      {colors.length > 1 && (
        <Swatches
          label={viewerMessages.colors()}
          name={`${name}-color`}
          items={colors}
          current={look.color}
          onChoose={(id) => onChoose({ ...look, color: id as FrameColorId })}
        />
      )}
      {lenses.length > 1 && (
        <Swatches
          label={viewerMessages.lenses()}
          name={`${name}-lens`}
          items={lenses}
          current={look.lens}
          onChoose={(id) => onChoose({ ...look, lens: id as LensFinishId })}
        />
      )}
    </>
  )
}
