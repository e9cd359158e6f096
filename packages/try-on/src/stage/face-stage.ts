import type { FrameSpec } from '@klarsikt/eyewear'
import {
  CanvasTexture,
  Euler,
  Group,
  MathUtils,
  NeutralToneMapping,
  PerspectiveCamera,
  Scene,
  SRGBColorSpace,
  type Texture,
  WebGLRenderer,
} from 'three'
import type { Camera } from '../fit/camera.js'
import { frameSeat } from '../fit/frame-seat.js'
import type { HeadPose } from '../fit/head-pose.js'
import { headOccluder } from './head-occluder.js'
import { dress } from './looks.js'
import { loadModel, type Model } from './model.js'
import { studioLight } from './studio.js'

/** A head in a picture, and how far up its nose the frame sits. */
export interface Fitting {
  readonly camera: Camera
  readonly pose: HeadPose
  readonly upMm: number
}

/** Draws a frame on a face. */
export interface FaceStage {
  /** Loads the model and replaces the present one. Rejects when it cannot be loaded. */
  load(src: string, signal: AbortSignal): Promise<void>
  /** Shows another colour or lens of the same model. */
  look(spec: FrameSpec): void
  fit(fitting: Fitting): void
  /** Must be called when the canvas of the picture has changed. The head may be elsewhere or gone. */
  repaint(fitting: Fitting | null, brightness: number): void
  /** Frees the memory of the graphics card. The canvas cannot be used again. */
  dispose(): void
}

/** A picture and its brightness from 0 to 1. */
export interface StagePicture {
  readonly canvas: HTMLCanvasElement
  readonly brightness: number
}

/** Makes the stage. Rejects when the browser has no WebGL. */
export type OpenFaceStage = (canvas: HTMLCanvasElement, picture: StagePicture, spec: FrameSpec) => Promise<FaceStage>

const METRES_A_MM = 0.001

/** A frame in a picture of this brightness is lit as in the studio. */
const STUDIO_BRIGHTNESS = 0.55
const EXPOSURE = { least: 0.45, most: 1.05 } as const

/** Draws a frame on the face in a picture. The canvas can be saved at any time. */
export class PictureStage implements FaceStage {
  readonly #renderer: WebGLRenderer
  readonly #scene = new Scene()
  readonly #camera = new PerspectiveCamera(50, 1, 0.05, 6)
  readonly #head = new Group()
  readonly #light: Texture
  readonly #background: Texture
  readonly #occluder: ReturnType<typeof headOccluder>
  #model: Model | null = null
  #spec: FrameSpec
  #upMm = 0
  /** Objects that are no longer shown. They are freed after the next drawing. */
  readonly #replaced: Disposable[] = []

  /** Throws when the browser has no WebGL. */
  constructor(canvas: HTMLCanvasElement, { canvas: picture, brightness }: StagePicture, spec: FrameSpec) {
    this.#spec = spec
    this.#renderer = new WebGLRenderer({ canvas, antialias: true, preserveDrawingBuffer: true })
    this.#renderer.toneMapping = NeutralToneMapping
    this.#renderer.toneMappingExposure = exposureOf(brightness)
    this.#renderer.setPixelRatio(1)
    this.#renderer.setSize(picture.width, picture.height, false)
    this.#light = studioLight(this.#renderer)
    this.#background = new CanvasTexture(picture)
    this.#background.colorSpace = SRGBColorSpace
    this.#scene.environment = this.#light
    this.#scene.background = this.#background
    this.#occluder = headOccluder(spec.measures)
    this.#head.add(this.#occluder)
    this.#scene.add(this.#head)
    // Until the model is loaded, only the picture is shown.
    this.#draw()
  }

  async load(src: string, signal: AbortSignal): Promise<void> {
    const model = await loadModel(src, signal)
    if (signal.aborted) {
      for (const part of disposables(model)) part.dispose()
      return
    }
    this.#takeOff()
    this.#model = model
    this.#dress()
    this.#seat()
    this.#head.add(model.root)
    this.#draw()
  }

  look(spec: FrameSpec): void {
    this.#spec = spec
    this.#dress()
    this.#draw()
  }

  fit(fitting: Fitting): void {
    this.#place(fitting)
    this.#draw()
  }

  repaint(fitting: Fitting | null, brightness: number): void {
    this.#background.needsUpdate = true
    this.#renderer.toneMappingExposure = exposureOf(brightness)
    this.#head.visible = fitting !== null
    if (fitting) this.#place(fitting)
    this.#draw()
  }

  dispose(): void {
    this.#takeOff()
    this.#freeReplaced()
    this.#occluder.geometry.dispose()
    this.#occluder.material.dispose()
    this.#background.dispose()
    this.#light.dispose()
    this.#renderer.dispose()
    this.#renderer.forceContextLoss()
  }

  #place({ camera, pose, upMm }: Fitting): void {
    this.#camera.aspect = camera.width / camera.height
    this.#camera.fov = MathUtils.radToDeg(2 * Math.atan(camera.height / 2 / camera.focal))
    this.#camera.updateProjectionMatrix()
    const { yaw, pitch, roll } = pose.turn
    const [x, y, z] = pose.origin
    this.#head.position.set(x, y, z).multiplyScalar(METRES_A_MM)
    this.#head.rotation.copy(
      new Euler(MathUtils.degToRad(pitch), MathUtils.degToRad(yaw), MathUtils.degToRad(roll), 'ZYX'),
    )
    this.#upMm = upMm
    this.#seat()
  }

  #takeOff(): void {
    if (!this.#model) return
    this.#head.remove(this.#model.root)
    this.#replaced.push(...disposables(this.#model))
    this.#model = null
  }

  #dress(): void {
    if (this.#model) this.#replaced.push(...dress(this.#model.parts, this.#spec, this.#light))
  }

  #freeReplaced(): void {
    for (const part of this.#replaced.splice(0)) part.dispose()
  }

  /** Puts the frame on the head. The model may be loaded later than the head is known. */
  #seat(): void {
    this.#model?.root.position.set(...frameSeat(this.#spec, this.#upMm)).multiplyScalar(METRES_A_MM)
  }

  #draw(): void {
    this.#renderer.render(this.#scene, this.#camera)
    this.#freeReplaced()
  }
}

const exposureOf = (brightness: number) =>
  MathUtils.clamp(brightness / STUDIO_BRIGHTNESS, EXPOSURE.least, EXPOSURE.most)

interface Disposable {
  dispose(): void
}

const disposables = ({ parts }: Model): readonly Disposable[] =>
  parts.flatMap(({ mesh }) => [mesh.geometry, mesh.material])
