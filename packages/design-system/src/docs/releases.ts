import { paragraphs, readChangeset } from './changeset.js'
import { changesetFiles } from './unreleased.js'

const PACKAGE = '@klarsikt/design-system'

const VERSION = /^## (\d\S*)$/m
/** What a list of a changelog begins with: a dash and the commit it came with. */
const BULLET = /^- (?:[\da-f]{7,}: )?/gm

export interface Release {
  /** Undefined for changes that are not released yet. */
  readonly version: string | undefined
  readonly changes: readonly string[]
}

const changelogs = import.meta.glob<string>('../../CHANGELOG.md', { query: '?raw', import: 'default', eager: true })

/** The changes of this package, newest first: the unreleased ones, then every release of its changelog. */
export const releases: readonly Release[] = releasesOf(changesetFiles, Object.values(changelogs)[0] ?? '')

/** The same for given changesets and a given changelog. */
export function releasesOf(changesets: readonly string[], changelog: string): readonly Release[] {
  const waiting = changesets
    .map(readChangeset)
    .flatMap(({ packages, changes }) => (packages.includes(PACKAGE) ? changes : []))
  return [...(waiting.length > 0 ? [{ version: undefined, changes: waiting }] : []), ...readChangelog(changelog)]
}

/** The releases of a changelog as changesets write it. */
export function readChangelog(text: string): readonly Release[] {
  const [, ...parts] = text.split(VERSION)
  return parts.flatMap((version, index) => {
    if (index % 2 === 1) return []
    const body = (parts[index + 1] ?? '').replaceAll(/^###.*$/gm, '').replaceAll(BULLET, '\n')
    const changes = paragraphs(body).filter((change) => !/^Updated dependencies|^@[\w/-]+@/.test(change))
    return [{ version, changes }]
  })
}
