import { createHash } from 'node:crypto'
import { lensColors } from '@klarsikt/eyewear/solid'
import { frameView, type FramePicture } from '@klarsikt/pictures'
import { plyFile } from './ply.js'
import { restingFrame } from './resting-frame.js'
import { studioCamera, type StudioCamera } from './studio-camera.js'
import { studioMaterial, type StudioMaterial } from './studio-material.js'

export interface StudioPart {
  /** Name of a PLY file. */
  readonly mesh: string
  readonly material: StudioMaterial
}

/** What the renderer reads. Lengths in mm, y up. */
export interface StudioScene {
  readonly camera: StudioCamera
  /** Height of the table. */
  readonly floor: number
  readonly parts: readonly StudioPart[]
}

export interface StudioSet {
  readonly scene: StudioScene
  /** PLY files by name; the name is a hash, so that frames of one form share them. */
  readonly files: ReadonlyMap<string, Buffer>
}

/** A picture of a frame as a scene and its meshes. The same picture always gives the same. */
export function studioSet({ frame, view }: Pick<FramePicture, 'frame' | 'view'>): StudioSet {
  const { parts, floor } = restingFrame(frame)
  const files = new Map<string, Buffer>()
  const add = (file: Buffer): string => {
    const name = `${createHash('sha256').update(file).digest('hex').slice(0, 16)}.ply`
    files.set(name, file)
    return name
  }
  return {
    scene: {
      camera: studioCamera(frameView(frame, view, floor)),
      floor,
      parts: parts.map(({ slot, mesh }) => ({
        // Light goes through two faces of a lens.
        mesh: add(plyFile(mesh, slot === 'lens' ? lensColors(frame.lens, mesh).map(Math.sqrt) : undefined)),
        material: studioMaterial(frame, slot),
      })),
    },
    files,
  }
}
