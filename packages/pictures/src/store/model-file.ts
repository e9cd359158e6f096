import { join } from 'node:path'
import type { FrameSpec } from '@klarsikt/eyewear'
import { frameGlb, MODEL_VERSION } from '@klarsikt/eyewear/solid'
import { readSealed, writeSealed } from './sealed-file.js'

/** A model to make: the frame, stored under the hash of a picture of it. */
export interface ModelJob {
  readonly dir: string
  readonly hash: string
  readonly frame: FrameSpec
}

export function readModelFile(job: Omit<ModelJob, 'frame'>): Promise<Buffer | null> {
  return readSealed(modelFile(job))
}

export async function renderModel(job: ModelJob): Promise<Buffer> {
  const bytes = Buffer.from(frameGlb(job.frame))
  await writeSealed(modelFile(job), bytes)
  return bytes
}

function modelFile({ dir, hash }: Omit<ModelJob, 'frame'>): string {
  return join(dir, hash.slice(0, 2), hash, `model-${MODEL_VERSION}.glb`)
}
