import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { motifHash, type FramePicture, type StillLifePicture } from '@klarsikt/pictures'
import { replaceFile } from '@klarsikt/server/files'
import { stillLifeSet, studioSet } from '@klarsikt/studio'

/** Writes scenes and meshes for the renderer and keeps existing ones. Returns the names of the scenes in order. */
export async function writeScenes(
  dir: string,
  motifs: readonly (FramePicture | StillLifePicture)[],
): Promise<string[]> {
  await mkdir(join(dir, 'scenes'), { recursive: true })
  await mkdir(join(dir, 'meshes'), { recursive: true })
  const names: string[] = []
  for (const motif of motifs) {
    const name = motifHash(motif)
    names.push(name)
    const path = join(dir, 'scenes', `${name}.json`)
    if (await exists(path)) continue
    const { scene, files } = motif.kind === 'still-life' ? stillLifeSet(motif) : studioSet(motif)
    for (const [file, bytes] of files) await replaceFile(join(dir, 'meshes', file), bytes)
    await replaceFile(path, JSON.stringify(scene))
  }
  await replaceFile(join(dir, 'order.json'), JSON.stringify(names))
  return names
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )
