import { readChangeset } from './changeset.js'

const files = import.meta.glob<string>('../../../../.changeset/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const MOST_CHANGES = 2

export interface Unreleased {
  /** The package. */
  readonly name: string
  readonly changes: readonly string[]
}

/** The texts of all waiting changesets. */
export const changesetFiles: readonly string[] = Object.values(files)

/** What each package has changed since its last release. */
export const unreleased: readonly Unreleased[] = byPackage(changesetFiles)

/** One entry for each package, however many changesets name it. */
export function byPackage(changesets: readonly string[]): readonly Unreleased[] {
  const packages = new Map<string, string[]>()
  for (const { name, changes } of changesets.flatMap(changesOf)) {
    packages.set(name, [...(packages.get(name) ?? []), ...changes].slice(0, MOST_CHANGES))
  }
  return [...packages].map(([name, changes]) => ({ name, changes }))
}

/** The packages that a changeset names, with its last paragraphs. */
export function changesOf(file: string): readonly Unreleased[] {
  const { packages, changes } = readChangeset(file)
  const last = changes
    .toReversed()
    .slice(0, MOST_CHANGES)
    .map((change) => change.replaceAll('`', ''))
  return packages.map((name) => ({ name, changes: last }))
}
