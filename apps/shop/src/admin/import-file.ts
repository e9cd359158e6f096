import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, rename, stat } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { importCatalogue, type ImportReport, type RefusedLine } from '@klarsikt/api/admin'
import type { Clock } from '@klarsikt/server/clock'
import type { Database } from '@klarsikt/server/database'
import { CommandError } from './check.js'
import { progressBar } from './progress-bar.js'

/** Number of refused lines that are printed. The report file holds all of them. */
const PRINTED = 20

type Options = { readonly database: Database; readonly clock: Clock; readonly reportFile: string | undefined }

/**
 * Imports a catalogue from a file of any size, which may be gzipped. It shows a progress bar and reports the refused
 * lines.
 */
export async function importFile(file: string, { database, clock, reportFile }: Options): Promise<ImportReport> {
  const { size } = await stat(file).catch(() => {
    throw new CommandError(`There is no file ${file}.`)
  })
  const draft = reportFile === undefined ? null : await draftOf(reportFile)
  const report = draft === null ? null : await open(draft, 'w')
  const source = createReadStream(file)
  const unpacked = file.endsWith('.gz') ? source.pipe(createGunzip()) : source
  source.on('error', (error) => unpacked.destroy(error))
  const lines = createInterface({ input: unpacked, crlfDelay: Infinity })
  const bar = progressBar(process.stderr, size)
  const printed: RefusedLine[] = []
  const written: Promise<unknown>[] = []
  try {
    const done = await importCatalogue(lines, {
      database,
      clock,
      onLine: (line) => bar.show(source.bytesRead, `${line} lines`),
      onRefused: (refused) => {
        if (printed.length < PRINTED) printed.push(refused)
        if (report) written.push(report.write(`${JSON.stringify(refused)}\n`))
      },
    })
    bar.end(`${done.added} added, ${done.updated} updated, ${done.refused} refused`)
    for (const { line, field, reason } of printed)
      process.stderr.write(`  line ${line}${field && `, ${field}`}: ${reason}\n`)
    if (done.refused > 0 && reportFile !== undefined) process.stderr.write(`All refused lines: ${reportFile}\n`)
    return done
  } finally {
    await Promise.all(written)
    await report?.close()
    if (draft && reportFile !== undefined && draft !== reportFile) await rename(draft, reportFile)
  }
}

/**
 * Returns the path that the report is written to. A temporary file makes the report appear only when it is complete. A
 * pipe or a device is written to directly.
 */
async function draftOf(reportFile: string): Promise<string> {
  const found = await stat(reportFile).catch(() => null)
  return found === null || found.isFile() ? `${reportFile}.${randomUUID()}.part` : reportFile
}
