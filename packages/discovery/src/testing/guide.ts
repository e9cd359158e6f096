/** What is read above the stories of a part; the workshop of the design system makes its documentation page of it. */
export interface Guide {
  /** When to reach for it, in one or two sentences. */
  readonly purpose: string
  readonly do: readonly string[]
  readonly dont: readonly string[]
}

/** Story parameters with a documentation page: `parameters: guide({ … })`. */
export function guide(text: Guide): { readonly guide: Guide } {
  return { guide: text }
}
