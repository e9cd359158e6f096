import { linear, type Linear } from '@klarsikt/eyewear/solid'
import { STILL_LIFES, type StillLifePicture } from '@klarsikt/pictures'
import { MeshFiles } from './mesh-files.js'
import { plyFile } from './ply.js'
import { restingFrame } from './resting-frame.js'
import { STILL_LIFE_OBJECTS, type StillLifeObject } from './still-life-objects.js'
import { studioCamera, type StudioCamera } from './studio-camera.js'
import { framePartsOf, type StudioPart, type StudioSet } from './studio-scene.js'

/** The room of a still life: the light, the walls and the exposure. */
export interface StillLifeRoom {
  readonly light: StillLifePicture['light']
  /** Height over width. */
  readonly aspect: number
  /** Linear light that the side with the text should have. */
  readonly ground: Linear
  readonly textSide: 'left' | 'top'
}

/** Background colours behind the text, by scene and light. */
const GROUNDS: Readonly<Record<string, Readonly<Record<StillLifePicture['light'], string>>>> = {
  linen: { day: '#ebe5d9', dark: '#1a2222' },
  sun: { day: '#f0d3bb', dark: '#231d1a' },
  sky: { day: '#d5dfe7', dark: '#1a2128' },
  fjord: { day: '#d3e3de', dark: '#182322' },
}

const MIDDLE_X = 130

export function stillLifeSet({ name, crop, light }: Omit<StillLifePicture, 'kind'>): StudioSet {
  const files = new MeshFiles()
  const parts = STILL_LIFE_OBJECTS[name].flatMap((object) => objectParts(object, files))
  const isWide = crop === 'wide'
  const room: StillLifeRoom = {
    light,
    aspect: isWide ? 9 / 21 : 5 / 4,
    ground: linear(GROUNDS[STILL_LIFES[name].scene]![light]),
    textSide: isWide ? 'left' : 'top',
  }
  return { scene: { camera: cameraOf(isWide), floor: 0, parts, room }, files: files.byName }
}

function cameraOf(isWide: boolean): StudioCamera {
  const view = { yaw: 0, pitch: 17, distance: 1250 }
  return isWide
    ? studioCamera({ ...view, target: [22, 54, 0], span: 530, shift: [0, 0] })
    : studioCamera({ ...view, target: [MIDDLE_X, 40, 0], span: 336, shift: [0, -0.3] })
}

function objectParts(object: StillLifeObject, files: MeshFiles): StudioPart[] {
  const { at, yaw } = object
  if ('prop' in object)
    return object.prop.map(({ mesh, material }) => ({ mesh: files.add(plyFile(mesh)), material, place: { at, yaw } }))
  const resting = restingFrame(object.frame, object.pose)
  const place = { at: [at[0], at[1] - resting.floor, at[2]] as const, yaw }
  return framePartsOf(object.frame, resting, files).map((part) => ({ ...part, place }))
}
