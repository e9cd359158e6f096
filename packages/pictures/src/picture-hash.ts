import { createHash } from 'node:crypto'
import type { PictureSpec } from './picture-spec.js'
import type { VideoSpec } from './video-spec.js'

/** Version of the drawings. Raise it when they change, so that caches fetch pictures again. */
export const DRAWING_VERSION = 7

/**
 * Content hash of a picture: 20 hex digits. Equal specifications have the same hash, whatever the order of their keys.
 */
export function pictureHash(spec: PictureSpec): string {
  return hash(`${DRAWING_VERSION}:${canonical(spec)}`)
}

/** Hash of what a picture shows, without the version of the drawings: 20 hex digits. */
export function motifHash(spec: PictureSpec): string {
  return hash(canonical(spec))
}

/** Version of the videos. Raise it when they are rendered again, because caches keep a video for ever. */
const VIDEO_VERSION = 2

/** Content hash of a video: 20 hex digits. */
export function videoHash(spec: VideoSpec): string {
  return hash(`video-${VIDEO_VERSION}:${canonical(spec)}`)
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 20)
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const entries = Object.entries(value).filter(([, v]) => v !== undefined)
  entries.sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([k, v]) => `${JSON.stringify(k)}:${canonical(v)}`).join(',')}}`
}
