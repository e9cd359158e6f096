import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Paths written as code in a document, such as `packages/core/src/cart/limits.ts`; patterns and commands are left alone. */
const CITED = /`((?:packages|apps|docs|scripts|\.changeset|\.github)\/[\w@./-]+)`/g

/** A document that names a path which is gone tells a lie; each is reported. */
export function documentProblems(root: string): string[] {
  const documents = globSync(['README.md', 'docs/**/*.md', 'packages/*/README.md', 'apps/*/README.md'], { cwd: root })
  return documents.flatMap((document) => {
    const text = readFileSync(path.join(root, document), 'utf8')
    return [...text.matchAll(CITED)].flatMap(([, cited = '']) =>
      /\/(dist|build|storybook-static)\b/.test(cited) || existsSync(path.join(root, cited))
        ? []
        : [`${document} names ${cited}, which does not exist`],
    )
  })
}
