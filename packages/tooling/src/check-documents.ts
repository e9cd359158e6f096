import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Matches paths in backticks, such as `packages/core/src/cart/limits.ts`; not patterns or commands. */
const CITED_PATH = /`((?:packages|apps|docs|scripts|\.changeset|\.github)\/[\w@./-]+)`/g

/** Finds paths in documents that do not exist, and decisions with the same number. */
export function documentProblems(root: string): string[] {
  return [...goneProblems(root), ...numberProblems(root)]
}

function goneProblems(root: string): string[] {
  const documents = globSync(['README.md', 'docs/**/*.md', 'packages/*/README.md', 'apps/*/README.md'], { cwd: root })
  return documents.flatMap((document) => {
    const text = readFileSync(path.join(root, document), 'utf8')
    return [...text.matchAll(CITED_PATH)].flatMap(([, cited = '']) =>
      /\/(dist|build|storybook-static)\b/.test(cited) || existsSync(path.join(root, cited))
        ? []
        : [`${document} names ${cited}, which does not exist`],
    )
  })
}

/** People refer to a decision by its number, so each has its own, in its file name and in its title. */
function numberProblems(root: string): string[] {
  const folder = 'docs/decisions'
  const owners = new Map<string, string>()
  return globSync('[0-9]*.md', { cwd: path.join(root, folder) })
    .toSorted()
    .flatMap((file) => {
      const number = file.slice(0, 4)
      const owner = owners.get(number)
      owners.set(number, owner ?? file)
      const head = readFileSync(path.join(root, folder, file), 'utf8')
      return [
        ...(owner === undefined ? [] : [`${folder}/${file} has the number of ${owner}: give it the next free one`]),
        ...(head.startsWith(`# ${number} `) ? [] : [`${folder}/${file} does not begin with "# ${number} "`]),
      ]
    })
}
