import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * The requirements, one in each row, and the reliability goals. Tests and comments cite the ids in their first columns.
 */
const LEDGER = 'docs/requirements.csv'
const BARS = 'docs/reliability.md'
const SOURCES = ['*.ts', '*.tsx', '*.mjs', '*.md', '*.css', '*.yml']

/** Matches a list of ids in brackets, also across lines of a comment: `[CART-012, VALID-001]`, `[R4]`. */
const BRACKETED =
  /(?<![\w\])])\[((?:[A-Z][A-Z0-9]+-\d+|[A-Z]\d{1,2})(?:,[\s*]*(?:[A-Z][A-Z0-9]+-\d+|[A-Z]\d{1,2}))*)\]/g

/** Finds ids that sources cite and that are in neither table. */
export function requirementProblems(root: string): string[] {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
  const known = new Set([
    ...Array.from(read(LEDGER).matchAll(/^([A-Z][A-Z0-9]*-\d{3}),/gm), ([, id = '']) => id),
    ...Array.from(read(BARS).matchAll(/^\| (R\d+) /gm), ([, id = '']) => id),
  ])
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...SOURCES], {
    cwd: root,
    encoding: 'utf8',
  })
  const files = listed.split('\n').filter((file) => file !== '' && existsSync(path.join(root, file)))
  return files.flatMap((file) =>
    unknownIn(read(file), known).map((id) => `${file} cites ${id}, which neither ${LEDGER} nor ${BARS} has`),
  )
}

/**
 * The cited ids of a text that are not known: everything with a known prefix, each id of a range (`VALID-003…VALID-016`, `NAV-001…052`),
 * and everything in brackets that looks like an id.
 */
export function unknownIn(text: string, known: ReadonlySet<string>): string[] {
  const prefixes = new Set([...known].flatMap((id) => /^([A-Z0-9]+)-/.exec(id)?.[1] ?? []))
  const prefixed = `(?:${[...prefixes].join('|')})-\\d+`
  const cited = [
    ...(prefixes.size === 0 ? [] : (text.match(new RegExp(`\\b${prefixed}\\b`, 'g')) ?? [])),
    ...(text.match(/\bR\d{1,2}\b/g) ?? []),
    ...[...text.matchAll(BRACKETED)].flatMap(([, ids = '']) => ids.split(/,[\s*]*/)),
    ...[...text.matchAll(RANGE)].flatMap(([, prefix = '', from = '', to = '']) =>
      idsBetween(prefix, from, to, prefixes),
    ),
  ]
  return [...new Set(cited)].filter((id) => !known.has(id))
}

const RANGE = /\b([A-Z][A-Z0-9]*)-(\d{3})\s*(?:…|\.{2,3}|–)\s*(?:\1-)?(\d{3})\b/g

function idsBetween(prefix: string, from: string, to: string, prefixes: ReadonlySet<string>): string[] {
  if (!prefixes.has(prefix)) return []
  const count = Math.max(0, Number(to) - Number(from) + 1)
  return Array.from({ length: count }, (_, index) => `${prefix}-${String(Number(from) + index).padStart(3, '0')}`)
}
