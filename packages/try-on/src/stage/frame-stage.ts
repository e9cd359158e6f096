import type { FrameSpec } from '@klarsikt/eyewear'
import type { ModelNode, Vector } from '@klarsikt/eyewear/solid'
import {
  Box3,
  type Material,
  NeutralToneMapping,
  PerspectiveCamera,
  Scene,
  type Texture,
  Vector3,
  WebGLRenderer,
} from 'three'
import { contactShadow } from './contact-shadow.js'
import { dress } from './looks.js'
import { loadModel, type Model } from './model.js'
import type { Stage } from './stage.js'
import { studioLight } from './studio.js'
import type { ViewAngle } from './view-angle.js'
import { WHOLE, type Zoom } from './zoom.js'

const FIELD_OF_VIEW = 20

/** On canvases wider than this ratio, the height limits the size of the frame. */
const WIDEST_ASPECT = 2

/**
 * Share of half the frame’s depth by which it counts as nearer, because its nearest corner is seldom its widest place.
 */
const NEARNESS = 0.72

/** Width of the view divided by the width of the frame, which leaves empty space around it. */
const MARGIN = 1.1

/** More pixels than this for each CSS pixel are invisible and cost time. */
const MAX_PIXEL_RATIO = 2

const METRES_A_MM = 0.001

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Shows a model on a canvas. It draws only when something has changed. */
export class FrameStage implements Stage {
  readonly #renderer: WebGLRenderer
  readonly #scene = new Scene()
  readonly #camera = new PerspectiveCamera(FIELD_OF_VIEW, 1, 0.05, 4)
  readonly #light: Texture
  readonly #target = new Vector3()
  #model: Model | null = null
  #shadow: ReturnType<typeof contactShadow> | null = null
  #spec: FrameSpec
  #angle: ViewAngle
  #zoom: Zoom = WHOLE
  readonly #size = new Vector3(0.14, 0.05, 0.14)
  /** Materials that are no longer used. They are freed after the next drawing. */
  readonly #replaced: Material[] = []
  #request = 0
  #listener: (() => void) | null = null
  #width = 1
  #height = 1

  /** Throws when the browser has no WebGL. */
  constructor(canvas: HTMLCanvasElement, spec: FrameSpec, angle: ViewAngle) {
    this.#spec = spec
    this.#angle = angle
    this.#renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true, powerPreference: 'low-power' })
    this.#renderer.toneMapping = NeutralToneMapping
    this.#renderer.toneMappingExposure = 0.92
    this.#light = studioLight(this.#renderer)
    this.#scene.environment = this.#light
  }

  /** Loads the model and shows it. */
  async load(src: string, signal: AbortSignal): Promise<void> {
    const model = await loadModel(src, signal)
    if (signal.aborted) return this.#free(model)
    this.#model = model
    this.#dress()
    this.#scene.add(model.root)
    const box = new Box3().setFromObject(model.root)
    box.getCenter(this.#target)
    box.getSize(this.#size)
    this.#shadow = contactShadow(model.parts)
    this.#scene.add(this.#shadow)
    this.#draw()
  }

  /** Shows another colour or lens of the same model. */
  look(spec: FrameSpec): void {
    this.#spec = spec
    this.#dress()
    this.draw()
  }

  turn(angle: ViewAngle): void {
    this.#angle = angle
    this.draw()
  }

  zoom(zoom: Zoom): void {
    this.#zoom = zoom
    this.draw()
  }

  resize(width: number, height: number, pixelRatio: number): void {
    if (width === 0 || height === 0) return
    this.#renderer.setPixelRatio(Math.min(MAX_PIXEL_RATIO, pixelRatio))
    this.#renderer.setSize(width, height, false)
    this.#camera.aspect = width / height
    this.#width = width
    this.#height = height
    this.draw()
  }

  /** Returns the position of a point of a node (mm) on the canvas, as shares of its width and height. */
  project(node: ModelNode, [x, y, z]: Vector): readonly [number, number] {
    const at = new Vector3(x, y, z).multiplyScalar(METRES_A_MM)
    this.#model?.root.getObjectByName(node)?.localToWorld(at)
    at.project(this.#camera)
    return [(at.x + 1) / 2, (1 - at.y) / 2]
  }

  size(): readonly [number, number] {
    return [this.#width, this.#height]
  }

  watch(listener: () => void): () => void {
    this.#listener = listener
    if (this.#model) listener()
    return () => {
      if (this.#listener === listener) this.#listener = null
    }
  }

  draw(): void {
    if (this.#request) return
    this.#request = requestAnimationFrame(() => {
      this.#request = 0
      this.#draw()
    })
  }

  /** Frees the memory of the graphics card. The canvas cannot be used again. */
  dispose(): void {
    cancelAnimationFrame(this.#request)
    this.#listener = null
    if (this.#model) this.#free(this.#model)
    this.#model = null
    this.#freeReplaced()
    this.#shadow?.geometry.dispose()
    this.#shadow?.material.map?.dispose()
    this.#shadow?.material.dispose()
    this.#light.dispose()
    this.#renderer.dispose()
    this.#renderer.forceContextLoss()
  }

  #draw(): void {
    const { yaw, pitch } = this.#angle
    const [across, along] = [Math.abs(Math.cos(radians(yaw))), Math.abs(Math.sin(radians(yaw)))]
    const wide = (this.#size.x * across + this.#size.z * along) / 2
    const deep = (this.#size.z * across + this.#size.x * along) / 2
    const half = Math.tan(radians(FIELD_OF_VIEW / 2))
    const distance = deep * NEARNESS + (wide * MARGIN) / (half * Math.min(this.#camera.aspect, WIDEST_ASPECT))
    const level = Math.cos(radians(pitch)) * distance
    this.#camera.position.set(
      this.#target.x + Math.sin(radians(yaw)) * level,
      this.#target.y + Math.sin(radians(pitch)) * distance,
      this.#target.z + Math.cos(radians(yaw)) * level,
    )
    this.#camera.lookAt(this.#target)
    this.#showPart()
    this.#camera.updateProjectionMatrix()
    this.#renderer.render(this.#scene, this.#camera)
    this.#freeReplaced()
    this.#listener?.()
  }

  #dress(): void {
    if (this.#model) this.#replaced.push(...dress(this.#model.parts, this.#spec, this.#light))
  }

  #freeReplaced(): void {
    for (const material of this.#replaced.splice(0)) material.dispose()
  }

  /** Enlarges by showing a part of a larger picture, so that the perspective stays the same. */
  #showPart(): void {
    const { scale, x, y } = this.#zoom
    if (scale === 1) return this.#camera.clearViewOffset()
    const [wide, high] = [this.#width * scale, this.#height * scale]
    const [left, top] = [x, y].map((middle) => 0.5 + middle - 0.5 / scale) as [number, number]
    this.#camera.setViewOffset(wide, high, left * wide, top * high, this.#width, this.#height)
  }

  #free({ parts }: Model): void {
    for (const { mesh } of parts) {
      mesh.geometry.dispose()
      mesh.material.dispose()
    }
  }
}
