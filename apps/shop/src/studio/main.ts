/**
 * Commands for rendered pictures. `pnpm studio scenes DIR [--count=200]` writes scenes of frames for
 * packages/studio/python/render.py. `videos DIR` writes those of videos, and `still-lifes DIR` those of page headers.
 * `pnpm studio collect DIR` copies the rendered pictures to the masters, and `encode DIR` makes videos of them.
 */
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { demoShop } from '@klarsikt/fixtures/demo'
import { MASTERS_FOLDER, VIDEOS_FOLDER } from '@klarsikt/studio'
import { collectMasters } from './collect-masters.js'
import { encodeVideos } from './encode-videos.js'
import { stillLifeMotifs, studioMotifs } from './motifs.js'
import { writeScenes } from './write-scenes.js'
import { writeVideoScenes } from './write-video-scenes.js'

const COMMANDS: Readonly<Record<string, (dir: string, count: number) => Promise<string>>> = {
  scenes: async (dir, count) => {
    const names = await writeScenes(dir, studioMotifs(shop()).slice(0, count))
    return `${names.length} scenes in ${dir}`
  },
  'still-lifes': async (dir) => `${(await writeScenes(dir, stillLifeMotifs(shop()))).length} scenes in ${dir}`,
  collect: async (dir) => `${await collectMasters(join(dir, 'pictures'), MASTERS_FOLDER)} masters`,
  videos: async (dir) => (await writeVideoScenes(dir, shop().videos)).join('\n'),
  encode: async (dir) => (await encodeVideos(dir, VIDEOS_FOLDER)).join('\n'),
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { count: { type: 'string', default: '200' } },
})
const [name = '', folder] = positionals
const command = COMMANDS[name]
const count = Number(values.count)
if (!folder || !Number.isInteger(count) || count < 1 || !command)
  throw new Error('Say `pnpm studio scenes|still-lifes|collect|videos|encode DIR [--count=200]`.')
process.stdout.write(`${await command(resolve(folder), count)}\n`)

function shop() {
  return demoShop(new Date())
}
