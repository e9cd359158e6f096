import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

export const MANIFEST_FILE = 'manifest.json'
export const DUMP_FILE = 'database.dump'

const tableSchema = z.object({
  schema: z.string(),
  table: z.string(),
  columns: z.array(z.string()),
  file: z.string(),
  rows: z.number().int().nonnegative(),
  sha256: z.string(),
})

const sequenceSchema = z.object({ schema: z.string(), sequence: z.string(), lastValue: z.string() })

const manifestSchema = z.object({
  format: z.literal(1),
  /** A `dump` is one archive made by pg_dump. A `copy` is one file in COPY format for each table. */
  kind: z.enum(['dump', 'copy']),
  createdAt: z.iso.datetime(),
  postgres: z.string(),
  /** Number of applied migrations, by the name of the table that records them. */
  migrations: z.record(z.string(), z.number().int().nonnegative()),
  tables: z.array(tableSchema),
  sequences: z.array(sequenceSchema),
})

export type BackupManifest = z.infer<typeof manifestSchema>
export type BackupTable = z.infer<typeof tableSchema>
export type BackupSequence = z.infer<typeof sequenceSchema>

/** Reads the manifest of a backup folder. Returns null when the folder holds no valid manifest. */
export async function readManifest(folder: string): Promise<BackupManifest | null> {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(path.join(folder, MANIFEST_FILE), 'utf8')))
  } catch {
    return null
  }
}
