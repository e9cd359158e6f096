import type { FrameSpec } from '@klarsikt/eyewear'
import type { ModelNode, Vector } from '@klarsikt/eyewear/solid'
import type { ViewAngle } from './view-angle.js'
import type { Zoom } from './zoom.js'

/** What the viewer asks of whatever draws the model. */
export interface Stage {
  /** Fetches the model and shows it; rejects when it does not come. */
  load(src: string, signal: AbortSignal): Promise<void>
  /** Another colour or lens of the same model. */
  look(spec: FrameSpec): void
  turn(angle: ViewAngle): void
  zoom(zoom: Zoom): void
  resize(width: number, height: number, pixelRatio: number): void
  /** Where a place of a node (mm) is on the canvas, as shares of its width and height. */
  project(node: ModelNode, place: Vector): readonly [number, number]
  /** Width and height of the canvas, CSS pixels. */
  size(): readonly [width: number, height: number]
  /** Calls now and after every drawing, to lay words over it, until what it returns is called. */
  watch(listener: () => void): () => void
  /** Frees what the graphics card holds; the canvas cannot be used again. */
  dispose(): void
}

/** Rejects, or throws inside, where there is no WebGL. */
export type OpenStage = (canvas: HTMLCanvasElement, spec: FrameSpec, angle: ViewAngle) => Promise<Stage>
