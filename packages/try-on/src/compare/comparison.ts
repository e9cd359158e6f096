import type { FrameColorId, FrameSpec } from '@klarsikt/eyewear'
import type { ReactNode } from 'react'

/** A frame that may be shown beside the tried one. */
export interface ComparableFrame {
  readonly id: string
  readonly name: string
}

export interface ComparableGroup {
  readonly title: string
  readonly frames: readonly ComparableFrame[]
}

/** The model of a frame: the specification that it was made from, and the address of its GLB. */
export interface FrameModel {
  readonly frame: FrameSpec
  readonly src: string
}

/** One of two frames that are shown beside each other. The tried frame has the id null and may have another colour. */
export interface ShownFrame {
  readonly id: string | null
  readonly color: FrameColorId
}

/** What the shop provides for comparisons. Pass the same object at every rendering. */
export interface Comparison {
  /** Returns the frames to choose from. It is called when the customer starts a comparison. */
  readonly list: (signal: AbortSignal) => Promise<readonly ComparableGroup[]>
  /** Returns the model of a frame. Rejects when it cannot be loaded. */
  readonly open: (id: string, signal: AbortSignal) => Promise<FrameModel>
  /** Returns the caption below a frame: its name, its price and a link to it. */
  readonly caption: (shown: ShownFrame) => ReactNode
}
