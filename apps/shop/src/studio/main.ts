/** `pnpm studio scenes DIR [--count=200]` writes scenes of frames for packages/studio/python/render.py; `pnpm studio collect DIR` takes its pictures over. */
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { demoShop } from '@klarsikt/fixtures/demo'
import { MASTERS_FOLDER } from '@klarsikt/studio'
import { collectMasters } from './collect-masters.js'
import { studioMotifs } from './motifs.js'
import { writeScenes } from './write-scenes.js'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { count: { type: 'string', default: '200' } },
})
const [command, folder] = positionals
const count = Number(values.count)
if (!folder || !Number.isInteger(count) || count < 1 || (command !== 'scenes' && command !== 'collect'))
  throw new Error('Say `pnpm studio scenes DIR [--count=200]` or `pnpm studio collect DIR`.')
const dir = resolve(folder)

if (command === 'scenes') {
  const names = await writeScenes(dir, studioMotifs(demoShop(new Date())).slice(0, count))
  process.stdout.write(`${names.length} scenes in ${dir}\n`)
} else process.stdout.write(`${await collectMasters(join(dir, 'pictures'), MASTERS_FOLDER)} masters\n`)
