/** What a designer reads above a component's stories. */
export interface Guide {
  /** When to use it, in one or two sentences. */
  readonly purpose: string
  readonly do: readonly string[]
  readonly dont: readonly string[]
}

/** Story parameters that make the documentation page: `parameters: guide({ … })`. */
export function guide(text: Guide): { readonly guide: Guide } {
  return { guide: text }
}
