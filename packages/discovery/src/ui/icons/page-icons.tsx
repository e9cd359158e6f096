import type { ReactNode } from 'react'
import { Lines } from './icons.js'

/** Icons of lists and pages. The modal does not load them. */
const PATHS = {
  chevron: 'M6 9l6 6 6-6',
  next: 'M9 5l7 7-7 7',
  previous: 'M15 5l-7 7 7 7',
  sliders: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5',
  sort: 'M7 5v14M7 19l-3-3M7 19l3-3M17 19V5M17 5l-3 3M17 5l3 3',
} as const

export function PageIcon({ name }: { readonly name: keyof typeof PATHS }): ReactNode {
  return <Lines name={name} d={PATHS[name]} />
}
