import type { BottlePicture } from '../picture-spec.js'
import type { Band, Finish, Label, Profile } from './solids.js'

/** A turned part: its profile from the foot up, and the rounding of its edges (mm). */
type Turning = { readonly profile: Profile; readonly round: number }

/** The parts of a bottle; lengths in mm. */
type BottleForm = {
  readonly body: Turning & {
    readonly label: Omit<Label, 'art'> & { readonly size: readonly [width: number, height: number] }
  }
  /** Caps and pumps, each with the height of its foot. */
  readonly lids: readonly (Turning & { readonly bands: readonly Band[]; readonly at: number })[]
  readonly view: { readonly span: number; readonly middle: number }
}

/** Upper end of a band that reaches the top: higher than every bottle. */
const ABOVE_ALL_MM = 200

export const WHITE: Finish = { color: '#f4f4f1', roughness: 0.3, gloss: 0.05, creep: 0.5 }
export const WHITE_BAND: Band = { to: ABOVE_ALL_MM, finish: WHITE }

/** Contact lens solution: a shoulder that narrows in three steps, under a ribbed screw cap. */
const solution = (color: string): BottleForm => ({
  body: {
    profile: [
      [27, 0],
      [28, 4],
      [28, 112],
      [26, 122],
      [17, 131],
      [13, 134],
      [13, 137],
    ],
    round: 2.5,
    label: { from: 14, to: 98, spread: 112, size: [110, 84] },
  },
  lids: [
    {
      at: 134,
      profile: [
        [15, 0],
        [15, 22],
        [14, 24],
      ],
      round: 1.2,
      bands: [{ to: ABOVE_ALL_MM, finish: { color, roughness: 0.3 }, ribs: 44 }],
    },
  ],
  view: { span: 330, middle: 80 },
})

/** Cleaning spray: a pump under a clear cap. */
const spray = (color: string): BottleForm => ({
  body: {
    profile: [
      [17, 0],
      [18, 3],
      [18, 84],
      [15, 92],
      [10, 95],
      [10, 98],
    ],
    round: 2,
    label: { from: 12, to: 70, spread: 116, size: [76, 58] },
  },
  lids: [
    {
      at: 96,
      profile: [
        [8, 0],
        [8, 10],
        [5, 12],
        [5, 22],
        [3, 24],
      ],
      round: 0.8,
      bands: [
        { to: 10, finish: { color, roughness: 0.3 } },
        { to: 60, finish: WHITE },
      ],
    },
    {
      at: 97,
      profile: [
        [13, 0],
        [12.6, 34],
        [11, 37],
      ],
      round: 1.6,
      bands: [{ to: ABOVE_ALL_MM, finish: { color: '#e9efef', through: 0.55, roughness: 0.08, gloss: 0.07 } }],
    },
  ],
  view: { span: 280, middle: 69 },
})

/** Eye drops: a small bottle with a tall pointed cap. */
const drops = (color: string): BottleForm => ({
  body: {
    profile: [
      [13, 0],
      [14, 2],
      [14, 44],
      [12, 50],
      [7, 53],
      [7, 56],
    ],
    round: 1.6,
    label: { from: 7, to: 37, spread: 118, size: [58, 30] },
  },
  lids: [
    {
      at: 53,
      profile: [
        [8.6, 0],
        [8.2, 8],
        [5.4, 22],
        [4, 24],
      ],
      round: 1,
      bands: [{ to: ABOVE_ALL_MM, finish: { color, roughness: 0.25 }, ribs: 26 }],
    },
  ],
  view: { span: 162, middle: 39 },
})

/** The turned forms as functions of the product's colour. */
export const FORMS: Readonly<Record<Exclude<BottlePicture['form'], 'gel'>, (color: string) => BottleForm>> = {
  solution,
  spray,
  drops,
}
