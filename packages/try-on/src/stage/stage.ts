import type { FrameSpec } from '@klarsikt/eyewear'
import type { ModelNode, Vector } from '@klarsikt/eyewear/solid'
import type { ViewAngle } from './view-angle.js'
import type { Zoom } from './zoom.js'

/** Draws the model for the viewer. */
export interface Stage {
  /** Loads the model and shows it. Rejects when it cannot be loaded. */
  load(src: string, signal: AbortSignal): Promise<void>
  /** Shows another colour or lens of the same model. */
  look(spec: FrameSpec): void
  turn(angle: ViewAngle): void
  zoom(zoom: Zoom): void
  resize(width: number, height: number, pixelRatio: number): void
  /** Returns the position of a point of a node (mm) on the canvas, as shares of its width and height. */
  project(node: ModelNode, place: Vector): readonly [number, number]
  /** Returns the width and height of the canvas in CSS pixels. */
  size(): readonly [width: number, height: number]
  /**
   * Calls the listener now and after every drawing, so that text can be laid over it. Returns a function that stops it.
   */
  watch(listener: () => void): () => void
  /** Frees the memory of the graphics card. The canvas cannot be used again. */
  dispose(): void
}

/** Makes the stage. Rejects when the browser has no WebGL. */
export type OpenStage = (canvas: HTMLCanvasElement, spec: FrameSpec, angle: ViewAngle) => Promise<Stage>
