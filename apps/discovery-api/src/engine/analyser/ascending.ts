/** Where a number stands among numbers that ascend, or where it would. */
export function placeOf(wanted: number, ascending: ArrayLike<number>): number {
  let low = 0
  let high = ascending.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ascending[middle] ?? 0) < wanted) low = middle + 1
    else high = middle
  }
  return low
}

export const holds = (ascending: ArrayLike<number>, wanted: number): boolean =>
  ascending[placeOf(wanted, ascending)] === wanted
