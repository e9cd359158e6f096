import type { FrameSpec } from '@klarsikt/eyewear'

/** The first frame of each still life. The studio knows the other objects. */
export const STILL_LIFES = {
  /** Two pairs, a glass of water and a book in window light. */
  morning: { scene: 'linen', frame: panto('honey-tortoise') },
  /** Glasses on a book, and a second pair. */
  reading: {
    scene: 'linen',
    frame: {
      shape: 'round',
      construction: 'full-rim',
      material: 'acetate',
      color: 'dark-tortoise',
      lens: 'clear',
      measures: { totalWidth: 136, noseBridge: 21, lensWidth: 48, lensHeight: 45, templeLength: 145 },
    },
  },
  /** Sunglasses and an orange in the evening. */
  'low-sun': {
    scene: 'sun',
    frame: {
      shape: 'oversized',
      construction: 'full-rim',
      material: 'acetate',
      color: 'cognac',
      lens: 'brown-gradient',
      measures: { totalWidth: 144, noseBridge: 17, lensWidth: 56, lensHeight: 48, templeLength: 145 },
    },
  },
  /** Sports glasses on stone. */
  track: {
    scene: 'sky',
    frame: {
      shape: 'shield',
      construction: 'full-rim',
      material: 'rubber',
      color: 'black',
      lens: 'mirror-orange',
      measures: { totalWidth: 148, noseBridge: 15, lensWidth: 59, lensHeight: 43, templeLength: 140 },
    },
  },
  /** Glasses beside notebooks. */
  desk: {
    scene: 'fjord',
    frame: {
      shape: 'rectangular',
      construction: 'full-rim',
      material: 'acetate',
      color: 'navy',
      lens: 'clear',
      measures: { totalWidth: 142, noseBridge: 18, lensWidth: 54, lensHeight: 38, templeLength: 145 },
    },
  },
  /** Three pairs on blocks of different heights, one for each year. */
  steps: { scene: 'sky', frame: panto('crystal-blue') },
  /** Two pairs and two glasses of water. */
  together: { scene: 'sun', frame: panto('rust') },
  /** Glasses and lenses of a trial case. */
  'trial-lenses': { scene: 'fjord', frame: panto('black') },
} as const satisfies Record<string, { scene: string; frame: FrameSpec }>

export type StillLifeName = keyof typeof STILL_LIFES

function panto<Color extends FrameSpec['color']>(color: Color) {
  return {
    shape: 'panto',
    construction: 'full-rim',
    material: 'acetate',
    color,
    lens: 'clear',
    measures: { totalWidth: 138, noseBridge: 20, lensWidth: 49, lensHeight: 43, templeLength: 145 },
  } as const
}
