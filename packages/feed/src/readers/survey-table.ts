import { type Delimiter, type Quoting, type TableRecord, tableRecords } from './table-text.js'

/** What a whole table is: how its quotes are meant, and how many rows it has below its heading. */
export type TableSurvey = {
  readonly quoting: Quoting
  /** Names of its columns. */
  readonly heading: readonly string[]
  readonly rows: number
  /** Rows with fewer fields than the heading names; spreadsheets leave out empty ones at the end. */
  readonly short: number
}

type Tally = Omit<TableSurvey, 'quoting'> & { readonly misfits: number }

/**
 * Reads a table to its end before it is taken, because one line cannot tell how quotes are meant. They enclose fields, as
 * RFC 4180 has it, unless the table is tab-separated and only fits its heading in every line when they are letters.
 */
export async function surveyTable(texts: () => AsyncIterable<string>, delimiter: Delimiter): Promise<TableSurvey> {
  const enclosing = await tally(tableRecords(texts(), delimiter, 'enclosing'))
  const found = (quoting: Quoting, { heading, rows, short }: Tally): TableSurvey => ({ quoting, heading, rows, short })
  if (delimiter !== '\t') return found('enclosing', enclosing)
  const literal = await tally(tableRecords(texts(), delimiter, 'literal'))
  const fitsAsLetters = literal.misfits === 0 && (enclosing.misfits > 0 || literal.rows > enclosing.rows)
  return fitsAsLetters ? found('literal', literal) : found('enclosing', enclosing)
}

/** Counts the rows, and those of them that have another number of fields than the heading, or odd quotes. */
async function tally(records: AsyncIterable<TableRecord>): Promise<Tally> {
  let heading: readonly string[] | undefined
  let rows = 0
  let misfits = 0
  let short = 0
  for await (const { fields, problem } of records) {
    if (problem === undefined && isEmptyRow(fields)) continue
    if (heading === undefined) {
      heading = fields.map((name) => name.trim())
      continue
    }
    rows++
    if (problem !== undefined || fields.length !== heading.length) misfits++
    if (problem === undefined && fields.length < heading.length) short++
  }
  return { heading: heading ?? [], rows, misfits, short }
}

/** Lines without a value are no rows, nor is Excel's note of the delimiter. */
export const isEmptyRow = (fields: readonly string[]): boolean =>
  fields.every((field) => field.trim() === '') || (fields[0]?.startsWith('sep=') ?? false)
