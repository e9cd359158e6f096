import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** What texts promise, and what keeps the promise. */
type Mark = {
  /** The promise in a sentence; or, in `noPromise`, why a text that only sounds like a promise is not one. */
  readonly promise?: string
  readonly noPromise?: string
  /** Keys of the messages that say it. */
  readonly keys?: readonly string[]
  /** Texts outside the catalogues, by file. */
  readonly texts?: Readonly<Record<string, string>>
  /** Rules and tests that keep the promise, each as a file and a text in it: `path › name`. */
  readonly keptBy?: readonly string[]
}

const MARKS = 'packages/core/src/messages/promises.json'
const DOCUMENT = 'docs/promises.md'

/**
 * Words that promise something about money. A message with one of them must be marked, as a promise or as `noPromise`.
 */
const PROMISING =
  /utan (?:extra )?kostnad|kostnadsfri|\bingår\b|medlemspris|lägsta pris|\bgratis\b|till samma pris|kostar inget|fri frakt|återbesök|första köp|pengarna tillbaka|kostar ingenting|öppet köp|öppna köp|ångerrätt|garanti|bytesrätt|fri retur|returen är fri|betal\w+ tillbaka|% rabatt|bindningstid|fria justeringar/i

/** Finds promises that nothing keeps, marks of missing texts, and unmarked texts that sound like a promise. */
export function promiseProblems(root: string): string[] {
  const texts = textsOf(root)
  const marks = marksOf(root)
  const marked = new Set(marks.flatMap(({ keys = [] }) => keys))
  const unmarked = [...texts].filter(([key, text]) => PROMISING.test(text) && !marked.has(key))
  const isStale = !existsSync(path.join(root, DOCUMENT)) || read(root, DOCUMENT) !== documentOf(marks, texts)
  return [
    ...unmarked.map(([key, text]) => `${key} sounds like a promise and is not in ${MARKS}: ${text}`),
    ...marks.flatMap((mark) => markProblems(root, mark, texts)),
    ...(isStale ? [`${DOCUMENT} is out of step with ${MARKS}: run pnpm messages`] : []),
  ]
}

function markProblems(root: string, mark: Mark, texts: ReadonlyMap<string, string>): string[] {
  const { promise, keys = [], texts: elsewhere = {}, keptBy = [] } = mark
  const has = (file: string, part: string) => existsSync(path.join(root, file)) && read(root, file).includes(part)
  return [
    ...keys.filter((key) => !texts.has(key)).map((key) => `${MARKS} names ${key}, which no catalogue has`),
    ...Object.entries(elsewhere)
      .filter(([file, text]) => !has(file, text))
      .map(([file, text]) => `${MARKS} names a text that ${file} does not have: ${text}`),
    ...(promise !== undefined && keptBy.length === 0 ? [`Nothing keeps the promise: ${promise}`] : []),
    ...keptBy.flatMap((keeper) => {
      const [file = '', part = ''] = keeper.split(' › ')
      return has(file, part) && part !== '' ? [] : [`${MARKS} names a keeper that is not there: ${keeper}`]
    }),
  ]
}

export function writePromises(root: string): void {
  writeFileSync(path.join(root, DOCUMENT), documentOf(marksOf(root), textsOf(root)))
}

function documentOf(marks: readonly Mark[], texts: ReadonlyMap<string, string>): string {
  const parts = marks.flatMap(({ promise, keys = [], texts: elsewhere = {}, keptBy = [] }) =>
    promise === undefined
      ? []
      : [
          `## ${promise}`,
          [
            ...keys.map((key) => `- \`${key}\`: “${(texts.get(key) ?? '').replaceAll('\n', ' ')}”`),
            ...Object.entries(elsewhere).map(([file, text]) => `- \`${file}\`: “${text}”`),
          ].join('\n'),
          `Kept by ${keptBy
            .map((keeper) => keeper.split(' › '))
            .map(([file, part]) => `“${part}” in \`${file}\``)
            .join(', ')}.`,
        ],
  )
  const intro = `What texts and letters promise about money and rights, and the rule or test that keeps it. \`pnpm messages\` writes it from \`${MARKS}\`.`
  return `${['# Promises', intro, ...parts].join('\n\n')}\n`
}

function textsOf(root: string): ReadonlyMap<string, string> {
  const files = globSync('{packages,apps}/*/src/messages/sv/*.json', { cwd: root }).toSorted()
  return new Map(files.flatMap((file) => Object.entries(JSON.parse(read(root, file)) as Record<string, string>)))
}

const marksOf = (root: string): readonly Mark[] => JSON.parse(read(root, MARKS)) as Mark[]

const read = (root: string, file: string): string => readFileSync(path.join(root, file), 'utf8')
