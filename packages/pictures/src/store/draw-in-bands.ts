import { stat } from 'node:fs/promises'
import { isPhotographed } from '../picture-spec.js'
import { heightOf } from '../proportions.js'
import { drawnWidth, masterFile, type RenderJob } from './picture-file.js'
import { URGENCY, type Priority } from './task.js'
import type { WorkerPool } from './worker-pool.js'

/** Smaller drawings (px wide) are faster on one thread. */
const MIN_SHARED_WIDTH_PX = 1000
/** The height of a band in rows is a multiple of this: the side of the tracer's squares. */
const ROW_STEP = 16
/** Bands for each thread. The middle of a picture takes most of the work, so one equal band for each thread would leave threads idle. */
const BANDS_PER_THREAD = 3

type Pool = Pick<WorkerPool, 'idle' | 'run'>

/** Whether to share a picture between threads: it is large, not yet drawn, and at least two threads are idle. */
export async function isForBands(job: RenderJob, pool: Pool): Promise<boolean> {
  if (job.master !== undefined) return false
  if (drawnWidth(job.width) < MIN_SHARED_WIDTH_PX || !isPhotographed(job.spec) || pool.idle < 2) return false
  return stat(masterFile(job)).then(
    () => false,
    () => true,
  )
}

/** Draws one picture on all idle threads. */
export async function drawInBands(
  job: RenderJob,
  pool: Pool,
  priority: Priority,
  signal: AbortSignal,
): Promise<Buffer> {
  const { spec } = job
  if (!isPhotographed(spec)) return pool.run({ kind: 'file', job }, priority, signal)
  const width = drawnWidth(job.width)
  const height = heightOf(spec, width)
  // Threads may have become busy since the decision.
  const each = Math.ceil(height / (Math.max(1, pool.idle) * BANDS_PER_THREAD) / ROW_STEP) * ROW_STEP
  const bands = Array.from({ length: Math.ceil(height / each) }, (_, i) =>
    pool.run(
      { kind: 'rows', spec, width, from: i * each, to: Math.min(height, (i + 1) * each) },
      { urgency: URGENCY.underWay },
      signal,
    ),
  )
  const data = Buffer.concat(await Promise.all(bands))
  return pool.run({ kind: 'finish', job, drawn: { width, height, data } }, { urgency: URGENCY.underWay })
}
