/** A span of time in milliseconds since 1970. `end` is not part of it. */
export type Span = { readonly start: number; readonly end: number }

/** Tells whether two spans share an instant. Spans that only touch do not. */
export function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end
}

/** Removes `taken` from `spans`, both in any order. The result is sorted, without overlaps and empty spans. */
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

/** Returns the time that is in both lists, sorted and without overlaps. */
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

/** Merges spans that overlap or touch. The result is sorted and has no empty spans. */
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
