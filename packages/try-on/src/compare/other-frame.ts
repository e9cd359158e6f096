import type { FrameSpec } from '@klarsikt/eyewear'
import type { Look } from '../viewer/look-choices.js'
import type { FrameModel, ShownFrame } from './comparison.js'
import type { Comparing } from './use-comparing.js'

/** The second of two frames, as it is drawn. */
export interface OtherFrame extends FrameModel {
  readonly shown: ShownFrame
  readonly name: string
}

interface Tried extends FrameModel {
  readonly name: string
  /** What of it is seen. */
  readonly look: Look
  /** Whether lenses can be chosen for it; then they are put in the other one too. */
  readonly hasLenses: boolean
}

/** What stands beside the frame that is tried on; null while there is nothing. */
export function otherFrame(
  { choice, model }: Pick<Comparing, 'choice' | 'model'>,
  { frame, src, name, look, hasLenses }: Tried,
): OtherFrame | null {
  if (choice?.kind === 'color')
    return { frame: { ...frame, ...look, color: choice.color }, src, name, shown: { id: null, color: choice.color } }
  if (choice?.kind !== 'frame' || model === null || typeof model === 'string') return null
  const shown = { id: choice.id, color: model.frame.color }
  return { frame: withLens(model.frame, look, hasLenses), src: model.src, name: choice.name, shown }
}

/** Sunglasses stay as they are. */
function withLens(frame: FrameSpec, { lens }: Look, hasLenses: boolean): FrameSpec {
  return hasLenses && frame.lens === 'clear' ? { ...frame, lens } : frame
}
