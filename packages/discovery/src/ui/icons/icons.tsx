import type { ReactNode } from 'react'
import { SEARCH_ICON } from './search-icon.js'

/** Icons of the modal. */
const PATHS = {
  search: SEARCH_ICON,
  back: 'M11 5l-7 7 7 7M4 12h16',
  cross: 'M6 6l12 12M6 18L18 6',
  clock: 'M12 4a8 8 0 1 0 .1 0M12 8v4l3 2',
  folder: 'M4 7h5l2 2h9v9H4z',
  page: 'M7 4h7l4 4v12H7zM10 12h5m0 4h-5',
  tag: 'M4 4h8l8 8-8 8-8-8zM9 9h.01',
} as const

export type IconName = keyof typeof PATHS

export function Icon({ name }: { readonly name: IconName }): ReactNode {
  return <Lines name={name} d={PATHS[name]} />
}

/** Draws lines on a square of 24 in the colour of the surrounding text. */
export function Lines({ name, d }: { readonly name: string; readonly d: string }): ReactNode {
  return (
    <svg className={`ks-d-icon ks-d-icon-${name}`} viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={d} />
    </svg>
  )
}
