/** From the first instant up to, but not including, the second; milliseconds since 1970. */
export type Span = { readonly start: number; readonly end: number }

/** Do two spans share an instant? Where one ends as the other begins they do not. */
export function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end
}

/** What is left of spans when others are taken out, in order and without empty ones. Both may be in any order and overlap. */
export function subtractSpans(spans: readonly Span[], taken: readonly Span[]): Span[] {
  const gone = joinSpans(taken)
  return joinSpans(spans).flatMap((span) => {
    const left: Span[] = []
    let { start } = span
    for (const cut of gone) {
      if (cut.end <= start) continue
      if (cut.start >= span.end) break
      if (cut.start > start) left.push({ start, end: cut.start })
      start = cut.end
    }
    if (start < span.end) left.push({ start, end: span.end })
    return left
  })
}

/** The instants that lie in both lists, in order. */
export function intersectSpans(first: readonly Span[], second: readonly Span[]): Span[] {
  const [a, b] = [joinSpans(first), joinSpans(second)]
  const both: Span[] = []
  let [i, j] = [0, 0]
  for (let x = a[i], y = b[j]; x && y; x = a[i], y = b[j]) {
    const span = { start: Math.max(x.start, y.start), end: Math.min(x.end, y.end) }
    if (span.start < span.end) both.push(span)
    if (x.end < y.end) i += 1
    else j += 1
  }
  return both
}

/** The same instants in as few spans as can be, in order. */
export function joinSpans(spans: readonly Span[]): Span[] {
  const joined: { start: number; end: number }[] = []
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    if (start >= end) continue
    const last = joined.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else joined.push({ start, end })
  }
  return joined
}
