import { mkdir, open, rename, rm } from 'node:fs/promises'
import { basename, join, parse } from 'node:path'

/**
 * Moves a file into a folder, and never over another one: `a.xml` becomes `a.2.xml` where there is one. Nothing happens where somebody else
 * has moved it meanwhile.
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

/** An empty file holds the name until the other one takes its place. */
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
