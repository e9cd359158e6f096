import { mkdir, open, rename, rm } from 'node:fs/promises'
import { basename, join, parse } from 'node:path'

/**
 * Moves a file into a folder and never replaces another file there: `a.xml` becomes `a.2.xml` when the name is taken.
 * Does nothing when another process has already moved the file.
 */
export async function moveToFolder(file: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const target = await reserveName(folder, basename(file))
  try {
    await rename(file, target)
  } catch (error) {
    await rm(target, { force: true })
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

/** Makes an empty file that reserves a free name until the moved file replaces it. */
async function reserveName(folder: string, wanted: string): Promise<string> {
  const { name, ext } = parse(wanted)
  for (let at = 1; ; at += 1) {
    const path = join(folder, at === 1 ? wanted : `${name}.${at}${ext}`)
    try {
      await (await open(path, 'wx')).close()
      return path
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}
