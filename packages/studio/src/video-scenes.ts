import type { CutLensesVideo, RoundLens, TurningFrameVideo, VideoSpec } from '@klarsikt/pictures'
import { cutLens } from './cut-lens.js'
import { MeshFiles } from './mesh-files.js'
import { plyFile } from './ply.js'
import { studioCamera } from './studio-camera.js'
import { CLEAR_LENS, LENS_CUT } from './studio-material.js'
import { frameParts, type StudioPart, type StudioScene } from './studio-scene.js'

export const VIDEO_FRAMES_A_SECOND = 24

/** Distinct pictures of a video. It plays them forwards and backwards, so that its end meets its beginning. */
const PICTURES = 60

export interface VideoSet {
  /** One scene for each picture, in order. */
  readonly scenes: readonly StudioScene[]
  /** PLY files by name. */
  readonly files: ReadonlyMap<string, Buffer>
}

/** A video as scenes with their meshes. The same video gives the same files. */
export function videoSet(spec: VideoSpec): VideoSet {
  switch (spec.kind) {
    case 'turning-frame':
      return turningFrame(spec)
    case 'cut-lenses':
      return cutLenses(spec)
  }
}

/** Degrees to either side. */
const FRAME_TURN = 42

/** A frame that turns on the table: camera and light go around it together. */
function turningFrame({ frame }: TurningFrameVideo): VideoSet {
  const files = new MeshFiles()
  const { parts, floor } = frameParts(frame, files)
  const { templeLength, lensHeight } = frame.measures
  const middle = floor + (lensHeight + 8) / 2
  const scenes = turns(FRAME_TURN).map((yaw) => ({
    camera: studioCamera({
      yaw,
      pitch: 12,
      distance: 600,
      target: [0, middle, -templeLength * 0.38],
      span: 236,
      shift: [0, 0.012],
    }),
    floor,
    parts,
    lightTurn: yaw,
  }))
  return { scenes, files: files.byName }
}

const LENS_TURN = 24
/** Distance between the middles of two lenses, as a share of their diameter. */
const LENS_SPACING = 1.22
/** Share of linear light that passes one face of clear plastic. */
const CLEAR_FACE = [0.96, 0.98, 0.982]

/** Lenses that stand on their rims and turn, so that light moves over them. */
function cutLenses({ lenses }: CutLensesVideo): VideoSet {
  const files = new MeshFiles()
  const widest = Math.max(...lenses.map(({ diameter }) => diameter))
  const parts = lenses.flatMap((lens, place) =>
    lensParts(lens, (place - (lenses.length - 1) / 2) * widest * LENS_SPACING, files),
  )
  const floor = -widest / 2
  const scenes = turns(LENS_TURN).map((yaw) => ({
    camera: studioCamera({
      yaw,
      pitch: 40,
      distance: 420,
      target: [0, floor * 0.42, 0],
      span: widest * (lenses.length * LENS_SPACING + 0.34),
    }),
    floor,
    parts,
    lightTurn: yaw,
  }))
  return { scenes, files: files.byName }
}

function lensParts(lens: RoundLens, x: number, files: MeshFiles): StudioPart[] {
  const { glass, cut } = cutLens(lens)
  const placed = (positions: readonly number[]) => positions.map((value, i) => (i % 3 === 0 ? value + x : value))
  const colors = glass.positions.map((_, i) => CLEAR_FACE[i % 3]!)
  return [
    { mesh: files.add(plyFile({ ...glass, positions: placed(glass.positions) }, colors)), material: CLEAR_LENS },
    { mesh: files.add(plyFile({ ...cut, positions: placed(cut.positions) })), material: LENS_CUT },
  ]
}

/** Angles from one side to the other, slowest at the ends. */
function turns(degrees: number): number[] {
  return Array.from({ length: PICTURES }, (_, i) => -degrees * Math.cos((Math.PI * i) / (PICTURES - 1)))
}
