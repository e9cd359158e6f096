import { encode } from 'uqr'

/** Share of the code that may be dirty or hidden: 7, 15, 25, 30 %. More makes finer squares. */
export type QrLevel = 'L' | 'M' | 'Q' | 'H'

/** Light squares round the code; readers need them to find it (ISO/IEC 18004). */
export const QUIET_ZONE = 4

export interface QrPath {
  /** Squares along a side, quiet zone included. */
  readonly side: number
  /** A path with one rectangle for each dark run of a row. */
  readonly path: string
}

/** The code as one SVG path; null when the text is empty or does not fit in the largest code. */
export function qrPath(value: string, level: QrLevel): QrPath | null {
  if (value === '') return null
  const rows = squares(value, level)
  if (!rows) return null
  const runs = rows.flatMap((row, y) => darkRuns(row).map(([x, length]) => rectangle(x, y, length)))
  return { side: rows.length + 2 * QUIET_ZONE, path: runs.join('') }
}

function squares(value: string, level: QrLevel): boolean[][] | null {
  try {
    return encode(value, { ecc: level, border: 0 }).data
  } catch {
    // The encoder throws when a text is too long.
    return null
  }
}

function darkRuns(row: readonly boolean[]): readonly (readonly [start: number, length: number])[] {
  const runs: [number, number][] = []
  row.forEach((dark, x) => {
    if (!dark) return
    const last = runs.at(-1)
    if (last && last[0] + last[1] === x) last[1] += 1
    else runs.push([x, 1])
  })
  return runs
}

function rectangle(x: number, y: number, length: number): string {
  return `M${x + QUIET_ZONE} ${y + QUIET_ZONE}h${length}v1h-${length}z`
}
