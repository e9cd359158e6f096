import { randomUUID } from 'node:crypto'
import { createWriteStream, statSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { finished } from 'node:stream/promises'
import type { RejectedLine } from '../check/check-product.js'

/** Number of findings that are shown. The report file holds all of them. */
const MAX_SHOWN = 20

type Level = 'refused' | 'warning'

/**
 * Collects the findings of a file. It counts them, keeps the first ones for the terminal, and writes all of them to a
 * report.
 */
export function createFindings(reportFile: string | undefined) {
  // The report gets its name only when it is complete. A pipe or a device cannot be renamed and is written to directly.
  const draft = reportFile !== undefined && isPlain(reportFile) ? `${reportFile}.${randomUUID()}.part` : reportFile
  const report = draft === undefined ? undefined : createWriteStream(draft)
  const written = report && finished(report)
  // A report that cannot be written rejects in `end`.
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
    /** Closes the report and returns the lines to show. */
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
