import { BrokenFeed } from './broken-feed.js'
import type { MerchantItem } from './merchant-center.js'
import type { FeedLine } from './read-ndjson.js'
import { isEmptyRow, type TableSurvey } from './survey-table.js'
import { type Delimiter, tableRecords } from './table-text.js'

type Options = {
  readonly delimiter: Delimiter
  readonly survey: TableSurvey
  /** Returns the name that a column of the heading gets in the items. */
  readonly nameOf: (heading: string) => string
}

/** Reads the rows of a table with a heading, in the way that the {@link TableSurvey} found. */
export async function* readTable(
  texts: AsyncIterable<string>,
  { delimiter, survey, nameOf }: Options,
): AsyncGenerator<MerchantItem | FeedLine> {
  let names: readonly string[] | undefined
  let rows = 0
  for await (const { line, fields, problem } of tableRecords(texts, delimiter, survey.quoting)) {
    if (problem === undefined && isEmptyRow(fields)) continue
    if (!names) {
      names = fields.map((name) => nameOf(name.trim()))
      continue
    }
    rows++
    if (problem !== undefined) yield { line, problem }
    else if (fields.length > names.length)
      yield { line, problem: `${fields.length} fields, but the heading names ${names.length}` }
    else yield { line, values: valuesOf(names, fields) }
  }
  if (rows !== survey.rows)
    throw new BrokenFeed(`The file has ${survey.rows} rows, but ${rows} were read: it changed meanwhile.`)
  if (rows === 0) throw new BrokenFeed('The file has no rows below its heading.')
}

function valuesOf(names: readonly string[], fields: readonly string[]): Map<string, string[]> {
  const values = new Map<string, string[]>()
  for (const [at, name] of names.entries()) {
    const value = fields[at]?.trim() ?? ''
    if (value !== '') values.set(name, [...(values.get(name) ?? []), value])
  }
  return values
}
