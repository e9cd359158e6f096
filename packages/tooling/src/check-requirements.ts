import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The specification, row by row; its first column is the id that tests and comments cite. */
const LEDGER = 'docs/requirements.csv'
const SOURCES = ['*.ts', '*.tsx', '*.mjs', '*.md', '*.css', '*.yml']
const CITATION = /\[([A-Z][A-Z0-9]+-\d+(?:,\s*[A-Z][A-Z0-9]+-\d+)*)\]/g

/** Ids in brackets, `[CART-012, VALID-001]`, that the ledger does not have. */
export function requirementProblems(root: string): string[] {
  const ledger = readFileSync(path.join(root, LEDGER), 'utf8')
  const known = new Set([...ledger.matchAll(/^([A-Z][A-Z0-9]*-\d{3}),/gm)].map(([, id]) => id))
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...SOURCES], {
    cwd: root,
    encoding: 'utf8',
  })
  return files
    .split('\n')
    .filter(Boolean)
    .flatMap((file) =>
      unknownIn(readFileSync(path.join(root, file), 'utf8'), known).map(
        (id) => `${file} cites ${id}, which ${LEDGER} does not have`,
      ),
    )
}

/** Cited ids of a text that are not among the known ones. */
export function unknownIn(text: string, known: ReadonlySet<string | undefined>): string[] {
  const cited = [...text.matchAll(CITATION)].flatMap(([, ids = '']) => ids.split(/,\s*/))
  return [...new Set(cited)].filter((id) => !known.has(id))
}
