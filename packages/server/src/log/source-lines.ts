import { readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** Modules are named by address, and by path in what was loaded by other means. */
const PLACE = /((?:file:\/\/)?\/[^\s()]+?\.m?js):(\d+):(\d+)/g
/** How long a map is held for the next error, ms: an outage throws many, and none may be kept for ever. */
const HELD = 60_000

const held = new Map<string, SourceMap | null>()

/**
 * A trace with the lines of our sources in place of those of the built files, where a map lies beside them. Maps are read
 * when something has gone wrong: Node's own support holds those of all files in memory, which is more than their code.
 */
export function toSourceLines(trace: string): string {
  return trace.replaceAll(PLACE, (place, named: string, line: string, column: string) => {
    const file = named.startsWith('file:') ? named : pathToFileURL(named).href
    const entry = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1)
    if (!entry || !('originalSource' in entry)) return place
    const source = fileURLToPath(new URL(entry.originalSource, file))
    return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
  })
}

function mapOf(file: string): SourceMap | null {
  const known = held.get(file)
  if (known !== undefined) return known
  if (held.size === 0) setTimeout(() => held.clear(), HELD).unref()
  const map = file.includes('/node_modules/') ? null : readMap(file)
  held.set(file, map)
  return map
}

function readMap(file: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(fileURLToPath(`${file}.map`), 'utf8')) as SourceMapPayload)
  } catch {
    // No map, or one that cannot be read: the trace stays as it is.
    return null
  }
}
