import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { VideoSpec } from '@klarsikt/pictures'
import { replaceFile } from '@klarsikt/server/files'
import { videoSet } from '@klarsikt/studio'

/** Writes the scenes of each video into a folder of its own for the renderer. Returns the folders. */
export async function writeVideoScenes(
  dir: string,
  videos: readonly { readonly hash: string; readonly spec: VideoSpec }[],
): Promise<string[]> {
  return Promise.all(
    videos.map(async ({ hash, spec }) => {
      const folder = join(dir, hash)
      const { scenes, files } = videoSet(spec)
      await mkdir(join(folder, 'scenes'), { recursive: true })
      await mkdir(join(folder, 'meshes'), { recursive: true })
      for (const [file, bytes] of files) await replaceFile(join(folder, 'meshes', file), bytes)
      const names = scenes.map((_, i) => String(i).padStart(3, '0'))
      for (const [i, scene] of scenes.entries())
        await replaceFile(join(folder, 'scenes', `${names[i]}.json`), JSON.stringify(scene))
      await replaceFile(join(folder, 'order.json'), JSON.stringify(names))
      return folder
    }),
  )
}
