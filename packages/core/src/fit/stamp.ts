import { typedText } from '../lib/index.js'

/** The three numbers printed inside a temple, in millimetres. Some makers leave out the length of the temple. */
export type FrameStamp = {
  readonly lensWidth: number
  readonly noseBridge: number
  readonly templeLength: number | null
}

/** Measures of frames on the market in millimetres, from the smallest for children to the widest for adults. */
export const STAMP_LIMITS_MM = {
  lensWidth: [32, 68],
  noseBridge: [10, 30],
  templeLength: [95, 170],
} as const satisfies Readonly<Record<keyof FrameStamp, readonly [number, number]>>

// One or more signs stand between the numbers, such as a box, a dash, a cross or a space. A model number before them
// has another count of digits.
const STAMP = /(?<!\d)(?=(\d{2})\D{1,5}(\d{2})(?:\D{1,5}(\d{2,3}))?(?!\d))/g
const UNBROKEN = /^(\d{2})(\d{2})(\d{3})?$/

/** Reads the numbers of a temple, such as `49-19-140` or `49□19 140`; null if no frame has such measures. */
export function readStamp(text: string): FrameStamp | null {
  const typed = typedText(text.slice(0, 100))
  const unbroken = UNBROKEN.exec(typed)
  for (const [, lens, bridge, temple] of unbroken ? [unbroken] : typed.matchAll(STAMP)) {
    const stamp = {
      lensWidth: Number(lens),
      noseBridge: Number(bridge),
      templeLength: temple === undefined ? null : Number(temple),
    }
    if (isStamp(stamp)) return stamp
  }
  return null
}

/** Writes the numbers as `49-19-140`, or `49-19` without the temple. */
export function stampText({ lensWidth, noseBridge, templeLength }: FrameStamp): string {
  return [lensWidth, noseBridge, ...(templeLength === null ? [] : [templeLength])].join('-')
}

/** Tells whether frames with these measures exist. */
export function isStamp({ lensWidth, noseBridge, templeLength }: FrameStamp): boolean {
  const isMade = (mm: number, measure: keyof FrameStamp) => {
    const [from, to] = STAMP_LIMITS_MM[measure]
    return Number.isInteger(mm) && mm >= from && mm <= to
  }
  return (
    isMade(lensWidth, 'lensWidth') &&
    isMade(noseBridge, 'noseBridge') &&
    (templeLength === null || isMade(templeLength, 'templeLength'))
  )
}
