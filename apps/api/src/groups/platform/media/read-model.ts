import { MODEL_VERSION } from '@klarsikt/pictures'
import type { Ctx } from '../../../context.js'
import { findPictureSpec } from '../../catalogue/index.js'

/** Reads the 3D model of a frame by the hash of its picture; null for other pictures and other versions. */
export async function readModel(
  { database, pictures }: Pick<Ctx, 'database' | 'pictures'>,
  { hash, version, signal }: { readonly hash: string; readonly version: number; readonly signal?: AbortSignal },
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (version !== MODEL_VERSION) return null
  const spec = await findPictureSpec(database, hash)
  if (spec?.kind !== 'frame') return null
  return pictures.model({ hash, frame: spec.frame as Record<string, unknown>, ...(signal ? { signal } : {}) })
}
