import type { FrameColorId, FrameSpec } from '@klarsikt/eyewear'
import type { ReactNode } from 'react'

/** A frame that may be shown beside the one that is tried on. */
export interface ComparableFrame {
  readonly id: string
  readonly name: string
}

export interface ComparableGroup {
  readonly title: string
  readonly frames: readonly ComparableFrame[]
}

/** The model of a frame: the specification that it was made of, and the address of its GLB. */
export interface FrameModel {
  readonly frame: FrameSpec
  readonly src: string
}

/** One of two frames that are seen beside each other: the one that is tried on has no id, and may be in another colour. */
export interface ShownFrame {
  readonly id: string | null
  readonly color: FrameColorId
}

/** What a shop knows of the frames that may be compared. Keep the object the same from rendering to rendering. */
export interface Comparison {
  /** The frames to choose from; asked for when the customer wants to compare. */
  readonly list: (signal: AbortSignal) => Promise<readonly ComparableGroup[]>
  /** The model of one of them; rejects when it does not come. */
  readonly open: (id: string, signal: AbortSignal) => Promise<FrameModel>
  /** What stands below a frame: its name and price, and the way to it. */
  readonly caption: (shown: ShownFrame) => ReactNode
}
