import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const FILES = '{apps,packages}/*/{src,bench,scripts,console/src,test,vite}/**/*.{ts,tsx}'
const TEST_FILE = /\.(?:test|spec|stories)\.tsx?$|suite\.ts$/

/** Matches declarations that introduce a name. */
const DECLARATION = /\b(?:const|let|function|class|type|interface|enum)\s+([A-Za-z_$][\w$]*)/g
/** Matches names that a pattern takes out of an object or array. */
const DESTRUCTURING = /\b(?:const|let)\s+[[{]([^=;]*?)[\]}]\s*=/g
const TITLE = /\b(?:it|test|describe)(?:\.[a-z]+)*(?:\([^'"`\n]*\))?\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gs

/** Words that the glossary bans in one meaning, but that are normal English in another. Only a reader can tell these apart. */
const PLAIN_AS_WELL: ReadonlySet<string> = new Set(
  'alone asked foreign hangs hear keep kept late lies living mark place reach room shelf stand strays traps way'.split(
    ' ',
  ),
)

/** The single words in the glossary's list of banned words, without those of {@link PLAIN_AS_WELL}. */
export function bannedWords(glossary: string): ReadonlySet<string> {
  const [, list = ''] = glossary.split('## Words we do not use')
  const cells = Array.from(list.matchAll(/^\| ([^|]+)\|/gm), ([, cell = '']) => cell.trim())
  const words = cells.flatMap((cell) => cell.split(', ')).filter((word) => /^[a-z]+$/.test(word))
  return new Set(words.filter((word) => !PLAIN_AS_WELL.has(word)))
}

/** The declared names of a file, and the titles of its tests, that contain a banned word. */
export function bannedNames(text: string, banned: ReadonlySet<string>, isTest: boolean): string[] {
  const names = [
    ...Array.from(text.matchAll(DECLARATION), ([, name = '']) => name),
    ...Array.from(text.matchAll(DESTRUCTURING), ([, names = '']) => names.split(/[^\w$]+/)).flat(),
  ]
  const titles = isTest ? Array.from(text.matchAll(TITLE), ([, , title = '']) => title) : []
  return [...names, ...titles].filter((said) => wordsOf(said).some((word) => banned.has(word)))
}

/** The words of a name in any case style, or of a sentence. */
function wordsOf(text: string): string[] {
  return text
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
}

/** Finds banned words of the glossary in declared names and in test titles. */
export function wordProblems(root: string): string[] {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
  const banned = bannedWords(read('docs/glossary.md'))
  return globSync(FILES, { cwd: root, exclude: (name) => path.basename(name) === 'node_modules' })
    .toSorted()
    .flatMap((file) =>
      bannedNames(read(file), banned, TEST_FILE.test(file)).map(
        (name) => `${file} says "${name}": see the words we do not use in docs/glossary.md`,
      ),
    )
}
