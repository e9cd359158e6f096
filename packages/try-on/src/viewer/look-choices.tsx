import * as viewerMessages from '@klarsikt/core/messages/viewer'
import { Swatches } from '@klarsikt/design-system/swatches'
import type { FrameColorId, FrameSpec, LensFinishId } from '@klarsikt/eyewear'
import { useId } from 'react'

/** A colour of the frame or its lenses that may be tried. */
export interface LookChoice<Id extends string> {
  readonly id: Id
  readonly name: string
  /** CSS colour of its dot. */
  readonly colour: string
}

/** What may be changed of a frame while it is looked at. */
export type Look = Pick<FrameSpec, 'color' | 'lens'>

/** The colour that comes after another, or with −1 before it; after the last comes the first. */
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

/** Colours and lenses to try; one of a kind is no choice. */
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
