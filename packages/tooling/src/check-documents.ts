import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Matches paths in backticks, such as `packages/core/src/cart/limits.ts`; not patterns or commands. */
const CITED_PATH = /`((?:packages|apps|docs|scripts|\.changeset|\.github)\/[\w@./-]+)`/g
/** Matches the target of a link to another file, such as `](../architecture.md#arrows)`. */
const LINK = /\]\((?![a-z]+:|#)([^)\s#?]+)[^)]*\)/g
const DOCUMENTS = ['*.md', '.changeset/*.md', '{apps,docs,packages}/**/*.md']
const BUILT = /\/(dist|build|storybook-static)\b/

/** Finds paths and links in documents that lead nowhere, and decisions that are not numbered 0001, 0002, … */
export function documentProblems(root: string): string[] {
  return [...documentsOf(root).flatMap((document) => goneProblems(root, document)), ...numberProblems(root)]
}

function documentsOf(root: string): string[] {
  return globSync(DOCUMENTS, { cwd: root, exclude: (name) => /^(node_modules|dist|build)$/.test(path.basename(name)) })
}

function goneProblems(root: string, document: string): string[] {
  const text = readFileSync(path.join(root, document), 'utf8')
  const cited = Array.from(text.matchAll(CITED_PATH), ([, target = '']) => [target, target] as const)
  const linked = Array.from(
    text.matchAll(LINK),
    ([, target = '']) => [target, path.join(path.dirname(document), decodeURI(target))] as const,
  )
  return [...cited, ...linked]
    .filter(([, file]) => !BUILT.test(file) && !existsSync(path.join(root, file)))
    .map(([target]) => `${document} names ${target}, which does not exist`)
}

/** People refer to a decision by its number: each has its own, and none is missing, so that nobody looks for a lost one. */
function numberProblems(root: string): string[] {
  const folder = 'docs/decisions'
  return globSync('[0-9]*.md', { cwd: path.join(root, folder) })
    .toSorted()
    .flatMap((file, index) => {
      const number = String(index + 1).padStart(4, '0')
      const head = readFileSync(path.join(root, folder, file), 'utf8')
      return file.startsWith(`${number}-`) && head.startsWith(`# ${number} `)
        ? []
        : [`${folder}/${file}: its name and its title do not begin with ${number}, which is the next number`]
    })
}
