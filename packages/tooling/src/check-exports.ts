import { globSync } from 'node:fs'

type Target = string | Readonly<Record<string, string>>

/** The parts of a package.json that the checks read. */
export type Manifest = {
  readonly name: string
  readonly private?: boolean
  readonly exports?: Readonly<Record<string, Target>>
  readonly publishConfig?: { readonly exports?: Readonly<Record<string, Target>> }
  readonly dependencies?: Record<string, string>
  readonly devDependencies?: Record<string, string>
}

/**
 * Checks the exports of a package. Inside the workspace a subpath leads to its source, in the published package to the build. Both lists
 * must name the same subpaths, and every source must exist.
 */
export function exportProblems(dir: string, manifest: Manifest, root: string): string[] {
  const inside = manifest.exports ?? {}
  const missing = Object.entries(inside).flatMap(([subpath, target]) => {
    const source = typeof target === 'string' ? target : target['klarsikt:source']
    const built = source === undefined || /^\.\/(dist|build)\//.test(source) || source === './package.json'
    return built || globSync(source, { cwd: `${root}/${dir}` }).length > 0
      ? []
      : [`${dir}: export ${subpath} leads to ${source}, which is missing`]
  })
  if (manifest.private) return missing
  const outside = manifest.publishConfig?.exports ?? {}
  const stripped = Object.fromEntries(
    Object.entries(inside)
      .map(([subpath, target]) => [subpath, withoutSource(target)] as const)
      // A subpath with a source only, such as help for tests, is for the workspace.
      .filter(([, target]) => typeof target === 'string' || Object.keys(target).length > 0),
  )
  return JSON.stringify(stripped) === JSON.stringify(outside)
    ? missing
    : [...missing, `${dir}: publishConfig.exports is not exports without the source condition`]
}

function withoutSource(target: Target): Target {
  if (typeof target === 'string') return target
  const { 'klarsikt:source': _, ...rest } = target
  return rest
}
