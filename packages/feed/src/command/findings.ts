import { randomUUID } from 'node:crypto'
import { createWriteStream, statSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { finished } from 'node:stream/promises'
import type { RejectedLine } from '../check/check-product.js'

/** Findings that are shown; the rest goes to the report file. */
const MAX_SHOWN = 20

type Level = 'refused' | 'warning'

/** The findings of a file: counted, the first ones shown, and all of them written to a report. */
export function createFindings(reportFile: string | undefined) {
  // Who finds a report finds all of it. What is no plain file, such as a pipe, has no other name to be written under.
  const draft = reportFile !== undefined && isPlain(reportFile) ? `${reportFile}.${randomUUID()}.part` : reportFile
  const report = draft === undefined ? undefined : createWriteStream(draft)
  const written = report && finished(report)
  // A report that cannot be written rejects when it is closed.
  written?.catch(() => undefined)
  const counts: Record<Level, number> = { refused: 0, warning: 0 }
  const shown: Record<Level, string[]> = { refused: [], warning: [] }
  return {
    counts,
    add(level: Level, finding: RejectedLine): void {
      counts[level] += 1
      if (shown[level].length < MAX_SHOWN) shown[level].push(textOf(level, finding))
      report?.write(`${JSON.stringify({ level, ...finding })}\n`)
    },
    /** Closes the report; the lines to show. */
    async end(): Promise<readonly string[]> {
      report?.end()
      await written
      if (draft !== undefined && reportFile !== undefined && draft !== reportFile) await rename(draft, reportFile)
      const where = reportFile === undefined ? '--report FILE writes them all' : `all in ${reportFile}`
      return (['refused', 'warning'] as const).flatMap((level) => {
        const more = counts[level] - shown[level].length
        return more > 0 ? [...shown[level], `… and ${more} more (${where})`] : shown[level]
      })
    },
  }
}

function isPlain(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? true
}

function textOf(level: Level, { line, product_id: id, field, why }: RejectedLine): string {
  const subject = `line ${line}${id === null ? '' : ` (${id})`}`
  return `${subject}: ${level === 'warning' ? 'warning: ' : ''}${field === '' ? '' : `${field}: `}${why}`
}
