import { mkdir, readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { PICTURE_WIDTHS } from '@klarsikt/pictures'
import { replaceFile } from '@klarsikt/server/files'
import sharp from 'sharp'

/** Largest size of all masters in the repository, in bytes. */
export const MAX_MASTERS_BYTES = 30_000_000
const MASTER = /^[0-9a-f]{20}\.webp$/

/**
 * Copies rendered pictures to the folder of masters and returns how many it has. Throws when a picture is too small or
 * the masters become too large.
 */
export async function collectMasters(pictures: string, masters: string): Promise<number> {
  await mkdir(masters, { recursive: true })
  for (const name of (await readdir(pictures)).filter((file) => MASTER.test(file))) {
    const { width } = await sharp(join(pictures, name)).metadata()
    if (width < PICTURE_WIDTHS.xl) throw new Error(`${name} is ${width} px wide, masters are ${PICTURE_WIDTHS.xl}.`)
    await replaceFile(join(masters, name), await readFile(join(pictures, name)))
  }
  const files = (await readdir(masters)).filter((file) => MASTER.test(file))
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(masters, file))).size))
  const total = sizes.reduce((sum, size) => sum + size, 0)
  if (total > MAX_MASTERS_BYTES) throw new Error(`Masters take ${total} bytes, and may take ${MAX_MASTERS_BYTES}.`)
  return files.length
}
