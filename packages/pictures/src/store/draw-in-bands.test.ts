import { describe, expect, it } from 'vitest'
import type { FramePicture } from '../picture-spec.js'
import { heightOf } from '../proportions.js'
import { drawInBands } from './draw-in-bands.js'
import { drawnWidth, type RenderJob } from './picture-file.js'
import { type Task, URGENCY } from './task.js'

const spec: FramePicture = {
  kind: 'frame',
  view: 'front',
  frame: {
    shape: 'round',
    construction: 'full-rim',
    material: 'metal',
    color: 'gold',
    lens: 'clear',
    measures: { totalWidth: 140, noseBridge: 20, lensWidth: 48, lensHeight: 42, templeLength: 145 },
  },
}
const job: RenderJob = { dir: '/nowhere', hash: 'a'.repeat(20), spec, width: 1180, format: 'webp' }

describe('a picture drawn in bands', () => {
  it.each([0, 1, 2, 4])('has every row once with %i idle threads', async (idle) => {
    const rows: number[] = []
    let finished: Extract<Task, { kind: 'finish' }> | undefined
    const pool = {
      idle,
      run(task: Task) {
        if (task.kind === 'rows') for (let row = task.from; row < task.to; row += 1) rows.push(row)
        if (task.kind === 'finish') finished = task
        return Promise.resolve(Buffer.alloc(task.kind === 'rows' ? task.to - task.from : 1))
      },
    }
    await drawInBands(job, pool, { urgency: URGENCY.asked }, new AbortController().signal)
    const height = heightOf(spec, drawnWidth(1180))
    expect(rows).toEqual(Array.from({ length: height }, (_, row) => row))
    expect(finished?.drawn.data.length).toBe(height)
  })
})
