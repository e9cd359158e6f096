import type { FrameSpec } from '@klarsikt/eyewear'
import { lensColors } from '@klarsikt/eyewear/solid'
import { frameView, type FramePicture } from '@klarsikt/pictures'
import { MeshFiles } from './mesh-files.js'
import { plyFile } from './ply.js'
import { restingFrame, type RestingFrame } from './resting-frame.js'
import type { StillLifeRoom } from './still-life-scenes.js'
import { studioCamera, type StudioCamera } from './studio-camera.js'
import { studioMaterial, type StudioMaterial } from './studio-material.js'

export interface StudioPart {
  /** Name of a PLY file. */
  readonly mesh: string
  readonly material: StudioMaterial
  /** Placement: rotation about the vertical in degrees, then translation. */
  readonly place?: { readonly at: readonly [x: number, y: number, z: number]; readonly yaw: number }
}

/** A scene for the renderer. Lengths in mm, y up. */
export interface StudioScene {
  readonly camera: StudioCamera
  /** Height of the table. */
  readonly floor: number
  readonly parts: readonly StudioPart[]
  /** Degrees by which all lights turn about the camera's target. If the camera turns by the same angle, the objects seem to turn. */
  readonly lightTurn?: number
  /** The room of a still life; without it, the product studio. */
  readonly room?: StillLifeRoom
}

export interface StudioSet {
  readonly scene: StudioScene
  /** PLY files by name. The name is a hash of the contents, so that frames of one form share files. */
  readonly files: ReadonlyMap<string, Buffer>
}

/** A picture of a frame as a scene with its meshes. The same picture gives the same files. */
export function studioSet({ frame, view }: Pick<FramePicture, 'frame' | 'view'>): StudioSet {
  const files = new MeshFiles()
  const { parts, floor } = frameParts(frame, files)
  return { scene: { camera: studioCamera(frameView(frame, view, floor)), floor, parts }, files: files.byName }
}

/** The parts of a frame that rests on a table. Adds their meshes to the files. */
export function frameParts(frame: FrameSpec, files: MeshFiles): Pick<StudioScene, 'parts' | 'floor'> {
  const resting = restingFrame(frame)
  return { floor: resting.floor, parts: framePartsOf(frame, resting, files) }
}

/** The parts of a resting frame. Adds their meshes to the files. */
export function framePartsOf(frame: FrameSpec, { parts }: RestingFrame, files: MeshFiles): StudioPart[] {
  return parts.map(({ slot, mesh }) => ({
    // The square root, because light passes through both faces of a lens.
    mesh: files.add(plyFile(mesh, slot === 'lens' ? lensColors(frame.lens, mesh).map(Math.sqrt) : undefined)),
    material: studioMaterial(frame, slot),
  }))
}
