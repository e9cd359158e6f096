import { readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** Finds a place in a stack trace. It names a module by its `file:` address or by its path. */
const PLACE = /((?:file:\/\/)?\/[^\s()]+?\.m?js):(\d+):(\d+)/g
/** Keeps a source map this long (ms) for the next error. An outage throws many errors, but no map may stay for ever. */
const HELD = 60_000

const held = new Map<string, SourceMap | null>()

/**
 * Replaces the places of built files in a stack trace by those of our sources, where a source map lies beside the file.
 * It reads a map only after an error, because Node's own support keeps the maps of all files in memory, which takes
 * more than their code.
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
    // The trace stays as it is when the map is missing or cannot be read.
    return null
  }
}
