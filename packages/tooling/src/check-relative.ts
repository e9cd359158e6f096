import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const RELATIVE_IMPORT = /(?:\bfrom|\bimport|\bimport\(|\bmock\()\s*['"`](\.{1,2}\/[^'"`]+)['"`]/g

/** The package of a path: `packages/core`. */
const packageOf = (file: string): string => file.split(path.sep).slice(0, 2).join('/')

/** Finds relative imports that leave their package. The linter's arrows do not apply to them, because they name no package. */
export function relativeProblems(root: string): string[] {
  const files = globSync('{packages,apps}/*/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (name) => /^(?:node_modules|dist|build|\.react-router|storybook-static)$/.test(path.basename(name)),
  })
  return files.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(RELATIVE_IMPORT)].flatMap(([, specifier = '']) => {
      const target = path.join(path.dirname(file), specifier)
      return packageOf(target) === packageOf(file)
        ? []
        : [`${file} reaches ${target} by path: import the package by its name`]
    }),
  )
}
