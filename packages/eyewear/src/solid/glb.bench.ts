import { it } from 'vitest'
import type { FrameSpec } from '../frame-spec.js'
import { frameGlb } from './glb.js'

const WRAP: FrameSpec = {
  shape: 'wrap',
  construction: 'full-rim',
  material: 'acetate',
  color: 'tortoise',
  lens: 'clear',
  measures: { totalWidth: 146, noseBridge: 19, lensWidth: 56, lensHeight: 49, templeLength: 150 },
}

it('makes the model of a frame', async ({ bench }) => {
  await bench('a wrapped frame', () => void frameGlb(WRAP)).run({ iterations: 20, time: 0 })
}, 600_000)
