import type { Pair } from './pair.js'

interface PairsModule {
  readonly pairs: readonly Pair[]
}

const modules = import.meta.glob<PairsModule>('../pairs/*.tsx')

/** Folders of the components that have examples. */
export const COMPONENTS_WITH_PAIRS: readonly string[] = Object.keys(modules).map(
  (path) => /\/([^/]+)\.tsx$/.exec(path)?.[1] ?? path,
)

/** Loads the examples of a component. Empty if it has none. */
export async function pairsOf(folder: string): Promise<readonly Pair[]> {
  const module = await modules[`../pairs/${folder}.tsx`]?.()
  return module?.pairs ?? []
}
