import { createHash } from 'node:crypto'
import type { PictureSpec } from './picture-spec.js'
import type { VideoSpec } from './video-spec.js'

/** Raised when drawing changes, so that old pictures in caches are left behind. */
export const DRAWING_VERSION = 7

/** Content hash of a picture: 20 hex digits, the same for the same specification whatever the order of its keys. */
export function pictureHash(spec: PictureSpec): string {
  return hash(`${DRAWING_VERSION}:${canonical(spec)}`)
}

/** Names what is in a picture, however it is drawn: 20 hex digits. */
export function motifHash(spec: PictureSpec): string {
  return hash(canonical(spec))
}

/** Raised when videos were rendered anew, since caches keep them for ever by their address. */
const VIDEO_VERSION = 2

/** Names a video: 20 hex digits. */
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
