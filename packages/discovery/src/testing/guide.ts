/** Text above the stories of a part. The workshop of the design system shows it as a documentation page. */
export interface Guide {
  /** Says in one or two sentences when to use the part. */
  readonly purpose: string
  readonly do: readonly string[]
  readonly dont: readonly string[]
}

/** Makes the story parameters of a documentation page: `parameters: guide({ … })`. */
export function guide(text: Guide): { readonly guide: Guide } {
  return { guide: text }
}
