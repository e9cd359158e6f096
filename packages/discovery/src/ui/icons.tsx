import type { ReactNode } from 'react'
import { SEARCH_ICON } from './search-icon.js'

/** Those of the modal. */
const PATHS = {
  search: SEARCH_ICON,
  back: 'M11 5l-7 7 7 7M4 12h16',
  cross: 'M6 6l12 12M18 6L6 18',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 7.5V12l3 2',
  folder: 'M4 7h5l2 2.5h9V18H4z',
  page: 'M6.5 4h8l3.5 3.5V20H6.5zM9.5 12h5M9.5 15.5h5',
  tag: 'M4 4h8l8 8-8 8-8-8zM8.5 8.5h.01',
} as const

export type IconName = keyof typeof PATHS

export function Icon({ name }: { readonly name: IconName }): ReactNode {
  return <Lines name={name} d={PATHS[name]} />
}

/** Lines on a square of 24, drawn in the colour of the text around them. */
export function Lines({ name, d }: { readonly name: string; readonly d: string }): ReactNode {
  return (
    <svg className={`ks-d-icon ks-d-icon-${name}`} viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={d} fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
