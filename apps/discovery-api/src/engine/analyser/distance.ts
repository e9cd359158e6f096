/** Rows of a Swedish and English keyboard. Neighbouring keys are often typed for each other. */
const ROWS = ['1234567890', 'qwertyuiopå', 'asdfghjklöä', 'zxcvbnm']

const beside = new Set<string>()
for (const [row, keys] of ROWS.entries()) {
  for (const [at, key] of [...keys].entries()) {
    const next = keys[at + 1]
    if (next !== undefined) beside.add(key + next).add(next + key)
    for (const below of [ROWS[row + 1]?.[at], ROWS[row + 1]?.[at - 1]])
      if (below !== undefined) beside.add(key + below).add(below + key)
  }
}

/** Pairs of letters that sound alike, in both orders. */
const ALIKE = new Set(
  ['ck', 'kq', 'sz', 'cs', 'vw', 'iy', 'ei', 'ao', 'ou', 'ae', 'eo', 'ij', 'dt', 'bp', 'gj', 'uy', 'xs'].flatMap(
    (pair) => [pair, `${pair[1] ?? ''}${pair[0] ?? ''}`],
  ),
)

const ONE = 1
/** Costs of frequent mistakes of fingers and ears. A full edit costs 1. */
const SLIP = 0.7
const DOUBLED = 0.5
const SWAPPED = 0.7
const FIRST_LETTER = 0.4

const CODES = 128
/** Cost of taking one letter for another, at index `code * CODES + code`. */
const REPLACE = new Float64Array(CODES * CODES).fill(ONE)
for (const pair of [...beside, ...ALIKE]) {
  const [a, b] = [pair.charCodeAt(0), pair.charCodeAt(1)]
  if (a < CODES && b < CODES) REPLACE[a * CODES + b] = SLIP
}

function replaceCost(a: number, b: number): number {
  if (a === b) return 0
  return a < CODES && b < CODES ? (REPLACE[a * CODES + b] ?? ONE) : ONE
}

export type Near = { readonly edits: number; readonly cost: number }

const WIDTH = 48
const costs = new Float64Array(WIDTH * WIDTH)
const edits = new Uint8Array(WIDTH * WIDTH)

function fill(typed: string, word: string, row: number, column: number): void {
  const here = row * WIDTH + column
  const a = typed.charCodeAt(row - 1)
  const b = word.charCodeAt(column - 1)
  // Before the first letter these are NaN, which equals nothing.
  const beforeA = typed.charCodeAt(row - 2)
  const beforeB = word.charCodeAt(column - 2)
  const diagonal = here - WIDTH - 1
  let cost = (costs[diagonal] ?? 0) + replaceCost(a, b)
  let count = (edits[diagonal] ?? 0) + (a === b ? 0 : 1)
  const above = (costs[here - WIDTH] ?? 0) + (a === beforeA ? DOUBLED : ONE)
  if (above < cost) {
    cost = above
    count = (edits[here - WIDTH] ?? 0) + 1
  }
  const left = (costs[here - 1] ?? 0) + (b === beforeB ? DOUBLED : ONE)
  if (left < cost) {
    cost = left
    count = (edits[here - 1] ?? 0) + 1
  }
  if (row > 1 && column > 1 && a === beforeB && b === beforeA) {
    const swapped = (costs[diagonal - WIDTH - 1] ?? 0) + SWAPPED
    if (swapped < cost) {
      cost = swapped
      count = (edits[diagonal - WIDTH - 1] ?? 0) + 1
    }
  }
  costs[here] = cost
  edits[here] = count
}

/**
 * Distance between `typed` and `word`, where frequent slips cost less: swapped neighbours, doubled letters, neighbouring keys, letters that
 * sound alike. Null when it takes more than `most` edits. With `unfinished`, the distance to the nearest beginning of `word`.
 */
export function nearness(typed: string, word: string, most: number, unfinished = false): Near | null {
  const rows = typed.length
  const columns = unfinished ? Math.min(word.length, rows + most) : word.length
  if (rows >= WIDTH || columns >= WIDTH || Math.abs(rows - columns) > most) {
    if (!unfinished || columns < rows - most || rows >= WIDTH) return null
  }
  for (let column = 0; column <= columns; column += 1) {
    costs[column] = column
    edits[column] = column
  }
  for (let row = 1; row <= rows; row += 1) {
    costs[row * WIDTH] = row
    edits[row * WIDTH] = row
    let least = row
    for (let column = 1; column <= columns; column += 1) {
      fill(typed, word, row, column)
      least = Math.min(least, edits[row * WIDTH + column] ?? row)
    }
    if (least > most) return null
  }
  let best = rows * WIDTH + columns
  if (unfinished)
    for (let column = Math.max(1, rows - most); column < columns; column += 1)
      if ((costs[rows * WIDTH + column] ?? 9) < (costs[best] ?? 9)) best = rows * WIDTH + column
  const count = edits[best] ?? 9
  if (count > most) return null
  return { edits: count, cost: (costs[best] ?? 9) + (typed[0] === word[0] ? 0 : FIRST_LETTER) }
}

/** Edits allowed for a word of this length. In short words an edit soon makes another word. */
export const editsFor = (length: number): number => (length < 4 ? 0 : length < 6 ? 1 : 2)
