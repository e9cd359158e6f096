import type { Clock } from '@klarsikt/core/lib'
import { type Database, violatedConstraint } from '@klarsikt/server/database'
import { SkuTaken, catalogueRecord, saveArticle } from '../groups/catalogue/index.js'
import { audit } from '../groups/platform/index.js'

export type RefusedLine = { readonly line: number; readonly field: string; readonly reason: string }

export type ImportReport = {
  readonly added: number
  readonly updated: number
  readonly refused: number
}

/** Longest line that the import reads, in characters. */
const LONGEST_LINE = 1_000_000

type Options = {
  readonly database: Database
  readonly clock: Clock
  readonly onRefused: (refused: RefusedLine) => void
  readonly onLine?: (line: number) => void
}

/**
 * Imports a catalogue line by line. Each valid line is written at once in its own transaction; a wrong one is
 * reported with all its wrong fields. Repeating a file changes nothing, so a stopped import is simply repeated.
 */
export async function importCatalogue(
  lines: AsyncIterable<string>,
  { database, clock, onRefused, onLine }: Options,
): Promise<ImportReport> {
  let [line, added, updated, refused] = [0, 0, 0, 0]
  for await (const text of lines) {
    line += 1
    onLine?.(line)
    if (text.trim() === '') continue
    const problems = await importLine(text, { database, clock })
    if (problems === 'added') added += 1
    else if (problems === 'updated') updated += 1
    else {
      refused += 1
      for (const problem of problems) onRefused({ line, ...problem })
    }
  }
  return { added, updated, refused }
}

type Problem = Omit<RefusedLine, 'line'>

async function importLine(
  text: string,
  { database, clock }: Pick<Options, 'database' | 'clock'>,
): Promise<'added' | 'updated' | readonly Problem[]> {
  if (text.length > LONGEST_LINE) return [{ field: '', reason: `The line is longer than ${LONGEST_LINE} characters.` }]
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return [{ field: '', reason: 'The line is not JSON.' }]
  }
  const parsed = catalogueRecord.safeParse(value)
  if (!parsed.success)
    return parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), reason: message }))
  try {
    const isNew = await database.transaction(async (tx) => {
      const now = clock.now()
      const added = await saveArticle(tx, parsed.data, now)
      await audit(tx, now, {
        action: added ? 'article.added' : 'article.changed',
        subject: 'article',
        id: `${parsed.data.id}`,
      })
      return added
    })
    return isNew ? 'added' : 'updated'
  } catch (error) {
    if (error instanceof SkuTaken) return [{ field: 'skus', reason: `${error.message} belongs to another article` }]
    const constraint = violatedConstraint(error)
    if (constraint === 'article_slug_unique') return [{ field: 'slug', reason: 'belongs to another article' }]
    if (constraint === 'article_price_campaign')
      return [{ field: 'price', reason: 'is below the price of its campaign' }]
    throw error
  }
}
