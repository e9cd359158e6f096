import type { ReactNode } from 'react'

/** One way to use a component, rendered. */
export interface Example {
  /** What is right or wrong, in one sentence. */
  readonly text: string
  readonly show: () => ReactNode
}

/** The same piece of the shop twice: right, and with a mistake. */
export interface Pair {
  readonly right: Example
  readonly wrong: Example
}
