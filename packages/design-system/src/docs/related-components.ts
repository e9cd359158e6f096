import { componentFolder } from './component-sources.js'

const sources: Readonly<Record<string, string>> = import.meta.glob(
  ['../{primitives,commerce}/*/*.{ts,tsx}', '!../**/*.{stories,test}.tsx', '!../**/*.test.ts'],
  { query: '?raw', import: 'default', eager: true },
)

export interface RelatedComponents {
  /** Folders of the components that it uses. */
  readonly madeOf: readonly string[]
  /** Folders of the components that use it. */
  readonly partOf: readonly string[]
}

/** Which components a component uses and which use it, read from their sources. */
export function relatedComponents(folder: string, files = sources): RelatedComponents {
  const uses = usesOf(files)
  const madeOf = [...(uses.get(folder) ?? [])].toSorted()
  const partOf = [...uses].flatMap(([other, used]) => (used.has(folder) ? [other] : [])).toSorted()
  return { madeOf, partOf }
}

/** The name of a component's documentation page, as Storybook makes it of a title like `Primitives/Icon button`. */
export function docsId(folder: string): string {
  const path = Object.keys(sources).find((file) => componentFolder(file) === folder) ?? ''
  return `${/(primitives|commerce)/.exec(path)?.[1]}-${folder}--docs`
}

const IMPORTED = /from '(?:\.\.\/)+(?:(?:primitives|commerce)\/)?([a-z-]+)\/[a-z-]+\.js'/g

/** Which folders each folder imports from; only folders of components count. */
function usesOf(files: Readonly<Record<string, string>>): ReadonlyMap<string, ReadonlySet<string>> {
  const uses = new Map<string, Set<string>>()
  for (const path of Object.keys(files)) {
    const folder = componentFolder(path)
    if (folder !== undefined) uses.set(folder, uses.get(folder) ?? new Set())
  }
  for (const [path, text] of Object.entries(files)) {
    const folder = componentFolder(path) ?? ''
    for (const [, used = ''] of text.matchAll(IMPORTED))
      if (used !== folder && uses.has(used)) uses.get(folder)?.add(used)
  }
  return uses
}
