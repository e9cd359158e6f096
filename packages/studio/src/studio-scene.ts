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
  /** Where it stands: turned by degrees about the vertical, then moved. */
  readonly place?: { readonly at: readonly [x: number, y: number, z: number]; readonly yaw: number }
}

/** What the renderer reads. Lengths in mm, y up. */
export interface StudioScene {
  readonly camera: StudioCamera
  /** Height of the table. */
  readonly floor: number
  readonly parts: readonly StudioPart[]
  /** Degrees that window, lamps and cards are turned about the camera's target; a camera that turns as much sees the objects turn. */
  readonly lightTurn?: number
  /** The room of a still life; without it the studio of products. */
  readonly room?: StillLifeRoom
}

export interface StudioSet {
  readonly scene: StudioScene
  /** PLY files by name; the name is a hash, so that frames of one form share them. */
  readonly files: ReadonlyMap<string, Buffer>
}

/** A picture of a frame as a scene and its meshes. The same picture always gives the same. */
export function studioSet({ frame, view }: Pick<FramePicture, 'frame' | 'view'>): StudioSet {
  const files = new MeshFiles()
  const { parts, floor } = frameParts(frame, files)
  return { scene: { camera: studioCamera(frameView(frame, view, floor)), floor, parts }, files: files.byName }
}

/** The parts of a frame that rests on a table, with their meshes added to the files. */
export function frameParts(frame: FrameSpec, files: MeshFiles): Pick<StudioScene, 'parts' | 'floor'> {
  const resting = restingFrame(frame)
  return { floor: resting.floor, parts: framePartsOf(frame, resting, files) }
}

/** The parts of a frame that was put down. */
export function framePartsOf(frame: FrameSpec, { parts }: RestingFrame, files: MeshFiles): StudioPart[] {
  return parts.map(({ slot, mesh }) => ({
    // Light goes through two faces of a lens.
    mesh: files.add(plyFile(mesh, slot === 'lens' ? lensColors(frame.lens, mesh).map(Math.sqrt) : undefined)),
    material: studioMaterial(frame, slot),
  }))
}
