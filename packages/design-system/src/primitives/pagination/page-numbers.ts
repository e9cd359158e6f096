/**
 * The first page, the last one and the neighbours of the current one. 0 is a gap, which always hides at least two
 * pages.
 */
export function pageNumbers(current: number, count: number): readonly number[] {
  const shown = new Set([1, count, current - 1, current, current + 1])
  if (current <= 3) for (const page of [2, 3]) shown.add(page)
  if (current >= count - 2) for (const page of [count - 1, count - 2]) shown.add(page)
  const pages = [...shown].filter((page) => page >= 1 && page <= count).sort((a, b) => a - b)
  return pages.flatMap((page, index) => {
    const skipped = page - (pages[index - 1] ?? 0) - 1
    if (skipped === 0) return [page]
    return skipped === 1 ? [page - 1, page] : [0, page]
  })
}
