import type { FrameSpec } from '@klarsikt/eyewear'
import type { Look } from '../viewer/look-choices.js'
import type { FrameModel, ShownFrame } from './comparison.js'
import type { Comparing } from './use-comparing.js'

/** The second of two frames, ready to be drawn. */
export interface OtherFrame extends FrameModel {
  readonly shown: ShownFrame
  readonly name: string
}

interface Tried extends FrameModel {
  readonly name: string
  /** The colour and lens in which the tried frame is shown. */
  readonly look: Look
  /** When true, the customer can choose lenses for the tried frame, and the other frame gets the same. */
  readonly hasLenses: boolean
}

/** Returns the frame beside the tried one, or null while there is none. */
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

/** Puts the chosen lens into a frame with clear lenses. Sunglasses keep theirs. */
function withLens(frame: FrameSpec, { lens }: Look, hasLenses: boolean): FrameSpec {
  return hasLenses && frame.lens === 'clear' ? { ...frame, lens } : frame
}
