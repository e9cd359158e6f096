import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const COMMENT = /(?<=^|\s)(?:\/\*[\s\S]*?\*\/|\/\/.*)/gm
/** Matches a name such as `arrows.ts` or `background/tidy.ts`; not the end of a pattern or of an address, nor `.d.ts` alone. */
const FILE_NAME = /(?<![\w@$*./:{}<>-])((?:\.{1,2}\/)*(?:[\w@$-]+\/)*[\w@$-][\w@$.-]*\.(?:md|tsx?))\b(?![\w(/])/g

/** Finds files that comments name and that do not exist. */
export function commentProblems(root: string): string[] {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && existsSync(path.join(root, file)))
  const known = endingsOf(files)
  return files
    .filter((file) => /\.(ts|tsx|mjs|css)$/.test(file))
    .flatMap((file) =>
      namedInComments(readFileSync(path.join(root, file), 'utf8'))
        .filter((name) => !known.has(name))
        .map(
          (name) => `${file} names ${name} in a comment, which does not exist: say what is there now, or cite an id`,
        ),
    )
}

/** Names of documents and sources in the comments of a source, without leading `./` and `../`. */
export function namedInComments(source: string): string[] {
  return [...source.matchAll(COMMENT)].flatMap(([comment]) =>
    Array.from(comment.matchAll(FILE_NAME), ([, name = '']) => name.replace(/^(?:\.{1,2}\/)+/, '')),
  )
}

/** Each path and every ending of it: `src/cart/limits.ts`, `cart/limits.ts` and `limits.ts`. */
function endingsOf(files: readonly string[]): ReadonlySet<string> {
  return new Set(
    files.flatMap((file) => {
      const parts = file.split('/')
      return parts.map((_, index) => parts.slice(index).join('/'))
    }),
  )
}
