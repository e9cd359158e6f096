import type { ReactNode } from 'react'

/** One way to use a component, rendered. */
export interface Example {
  /** What is right or wrong about it, in a sentence. */
  readonly text: string
  readonly show: () => ReactNode
}

/** The same piece of the shop twice: as it should be, and with a mistake. */
export interface Pair {
  readonly right: Example
  readonly wrong: Example
}
