import './docs.css'
import './changelog.css'
import { shown } from 'virtual:shown-components'
import { Badge } from '../primitives/badge/badge.js'
import { statusText } from './component-changelog.js'
import { statusOfComponent } from './component-changes.js'

const pictures = import.meta.glob<string>('../../pictures/*.light.png', {
  query: '?url',
  import: 'default',
  eager: true,
})

const SHOWN = new Set(shown)

/** The compared picture of a component, where it has one. */
export function pictureOf(folder: string): string | undefined {
  return pictures[`../../pictures/${folder}.light.png`]
}

/** Says whether the shop uses a component, and since when it is unchanged. */
export function ComponentState({ folder }: { readonly folder: string }) {
  return (
    <p className="sb-unstyled ks-docs ks-docs-status">
      {SHOWN.has(folder) ? <Badge tone="success">In the shop</Badge> : <Badge>Not in the shop yet</Badge>}
      <Badge>{statusText(statusOfComponent(folder))}</Badge>
    </p>
  )
}

/** The same in a few words for a small place. */
export function shortState(folder: string): string {
  const { version, isChanging } = statusOfComponent(folder)
  const use = SHOWN.has(folder) ? 'In the shop' : 'Not in the shop yet'
  return `${use} · ${version === undefined ? 'new' : isChanging ? 'changing' : version}`
}
