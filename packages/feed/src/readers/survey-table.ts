import { type Delimiter, type Quoting, type TableRecord, tableRecords } from './table-text.js'

/** Describes a whole table: what its quotes mean, and how many rows follow its heading. */
export type TableSurvey = {
  readonly quoting: Quoting
  /** Names of the columns. */
  readonly heading: readonly string[]
  readonly rows: number
  /** Number of rows with fewer fields than the heading. Spreadsheets leave out empty fields at the end. */
  readonly short: number
}

type Tally = Omit<TableSurvey, 'quoting'> & { readonly misfits: number }

/**
 * Reads the whole table first, because one line cannot tell what quotes mean. Quotes enclose fields, as in RFC 4180.
 * The exception is a tab-separated table in which every line fits the heading only when quotes are letters.
 */
export async function surveyTable(texts: () => AsyncIterable<string>, delimiter: Delimiter): Promise<TableSurvey> {
  const enclosing = await tally(tableRecords(texts(), delimiter, 'enclosing'))
  const found = (quoting: Quoting, { heading, rows, short }: Tally): TableSurvey => ({ quoting, heading, rows, short })
  if (delimiter !== '\t') return found('enclosing', enclosing)
  const literal = await tally(tableRecords(texts(), delimiter, 'literal'))
  const fitsAsLetters = literal.misfits === 0 && (enclosing.misfits > 0 || literal.rows > enclosing.rows)
  return fitsAsLetters ? found('literal', literal) : found('enclosing', enclosing)
}

/** Counts the rows, and those whose number of fields differs from the heading or whose quotes are wrong. */
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

/** Returns whether a line has no value, or only Excel's note of the delimiter. Such a line is not a row. */
export const isEmptyRow = (fields: readonly string[]): boolean =>
  fields.every((field) => field.trim() === '') || (fields[0]?.startsWith('sep=') ?? false)
