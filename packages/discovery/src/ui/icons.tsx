import type { ReactNode } from 'react'
import { SEARCH_ICON } from './search-icon.js'

/** Lines on a square of 24, drawn in the colour of the text around them. */
const PATHS = {
  search: SEARCH_ICON,
  back: 'M11 5l-7 7 7 7M4 12h16',
  cross: 'M6 6l12 12M18 6L6 18',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 7.5V12l3 2',
  folder: 'M4 7h5l2 2.5h9V18H4z',
  page: 'M6.5 4h8l3.5 3.5V20H6.5zM9.5 12h5M9.5 15.5h5',
  tag: 'M4 4h8l8 8-8 8-8-8zM8.5 8.5h.01',
  chevron: 'M6 9l6 6 6-6',
  next: 'M9 5l7 7-7 7',
  previous: 'M15 5l-7 7 7 7',
  sliders: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5',
  sort: 'M7 5v14M7 19l-3-3M7 19l3-3M17 19V5M17 5l-3 3M17 5l3 3',
  check: 'M5 12.5l4.5 4.5L19 7.5',
} as const

export type IconName = keyof typeof PATHS

export function Icon({ name }: { readonly name: IconName }): ReactNode {
  return (
    <svg className={`ks-d-icon ks-d-icon-${name}`} viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path
        d={PATHS[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
