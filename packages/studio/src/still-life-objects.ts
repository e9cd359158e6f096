import type { FrameSpec } from '@klarsikt/eyewear'
import { STILL_LIFES, type StillLifeName } from '@klarsikt/pictures'
import type { FramePose } from './resting-frame.js'
import { ball, book, glassOfWater, plinth, slab, softCase, trialLens, type StudioProp } from './studio-prop.js'

interface Place {
  /** Place on the table, mm. The first object is near x = 130. */
  readonly at: readonly [x: number, y: number, z: number]
  /** Degrees about the vertical. */
  readonly yaw: number
}

export type StillLifeObject = Place &
  ({ readonly frame: FrameSpec; readonly pose: FramePose } | { readonly prop: StudioProp })

const first = (name: StillLifeName): FrameSpec => STILL_LIFES[name].frame

const open = (frame: FrameSpec, at: Place['at'], yaw: number): StillLifeObject => ({ frame, pose: 'open', at, yaw })
const folded = (frame: FrameSpec, at: Place['at'], yaw: number): StillLifeObject => ({ frame, pose: 'folded', at, yaw })
const prop = (what: StudioProp, at: Place['at'], yaw = 0): StillLifeObject => ({ prop: what, at, yaw })

/** The objects of each still life. */
export const STILL_LIFE_OBJECTS: Readonly<Record<StillLifeName, readonly StillLifeObject[]>> = {
  morning: [
    open(first('morning'), [88, 0, 44], 32),
    prop(book(190, 132, 24, '#3f5f5b'), [184, 0, -60], -14),
    folded({ ...first('morning'), color: 'black' }, [190, 24, -44], -16),
    prop(glassOfWater(33, 96, 0.62), [78, 0, -112]),
  ],
  reading: [
    prop(book(190, 134, 22, '#7d3f2a'), [154, 0, -34], -8),
    open(first('reading'), [146, 22, -6], 28),
    folded({ ...first('reading'), color: 'champagne' }, [66, 0, 84], 22),
  ],
  'low-sun': [
    open(first('low-sun'), [92, 0, 20], 28),
    prop(ball(38, '#d9762b', 0.45), [196, 0, -92]),
    prop(ball(33, '#dd8433', 0.45), [128, 0, -142]),
    folded({ ...first('low-sun'), color: 'dark-tortoise', lens: 'green' }, [196, 0, 62], -20),
  ],
  track: [
    prop(slab(210, 150, 40, '#8d9499'), [158, 0, -100], 14),
    open(first('track'), [150, 40, -68], 28),
    folded({ ...first('track'), color: 'white', lens: 'mirror-blue' }, [66, 0, 28], 20),
  ],
  desk: [
    prop(book(200, 142, 12, '#24403e'), [176, 0, -48], -10),
    prop(book(170, 120, 10, '#c9bfae'), [180, 12, -52], -2),
    open(first('desk'), [112, 0, 64], 30),
    prop(glassOfWater(36, 84, 0.5), [76, 0, -92]),
  ],
  steps: [
    prop(plinth(70, 88, '#dfe4e8'), [214, 0, -104]),
    prop(plinth(72, 42, '#dfe4e8'), [96, 0, -56]),
    folded({ ...first('steps'), color: 'navy' }, [214, 88, -84], -14),
    folded({ ...first('steps'), color: 'honey-tortoise' }, [96, 42, -40], 16),
    open(first('steps'), [184, 0, 70], 26),
  ],
  together: [
    open(first('together'), [88, 0, 36], 30),
    folded({ ...first('together'), color: 'forest' }, [200, 0, 60], -18),
    prop(glassOfWater(30, 88, 0.66), [104, 0, -120]),
    prop(glassOfWater(30, 88, 0.5), [188, 0, -134]),
  ],
  'trial-lenses': [
    prop(softCase('#24504b'), [196, 0, -72], -12),
    open(first('trial-lenses'), [112, 0, 34], 30),
    prop(trialLens(19), [196, 0, 52]),
    prop(trialLens(19), [232, 0, 20]),
    prop(trialLens(19), [66, 0, 118]),
  ],
}
