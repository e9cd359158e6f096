import { typedText } from '../lib/index.js'

/** The three numbers printed inside a temple, in mm; the temple's is left out by some makers. */
export type FrameStamp = {
  readonly lensWidth: number
  readonly noseBridge: number
  readonly templeLength: number | null
}

/** What is made: from the smallest frame of a child to the widest of an adult. */
export const STAMP_LIMITS_MM = {
  lensWidth: [32, 68],
  noseBridge: [10, 30],
  templeLength: [95, 170],
} as const satisfies Readonly<Record<keyof FrameStamp, readonly [number, number]>>

// Between the numbers stands a box, a dash, a cross, a space or several of them. A model number before them has other lengths.
const STAMP = /(?<!\d)(?=(\d{2})\D{1,5}(\d{2})(?:\D{1,5}(\d{2,3}))?(?!\d))/g
const UNBROKEN = /^(\d{2})(\d{2})(\d{3})?$/

/** What is typed off a temple, such as `49-19-140` or `49□19 140`; null where no frame has such numbers. */
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

/** As it is written out: `49-19-140`. */
export function stampText({ lensWidth, noseBridge, templeLength }: FrameStamp): string {
  return [lensWidth, noseBridge, ...(templeLength === null ? [] : [templeLength])].join('-')
}

/** Whether there are frames of these measures. */
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
