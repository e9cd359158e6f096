import { useRef, useState } from 'react'
import type { FaceProblem } from '../landmarks/choose-face.js'
import { isDark } from '../photo/read-picture.js'
import type { LivePicture } from './follow-face.js'

/** What the note says about the picture of the camera. */
export type LiveNote = 'loading' | 'shown' | 'dark' | FaceProblem

/** A note changes only when its reason has lasted this many ms, because people cannot read notes that come and go. */
const SETTLE_MS = 700

function noteOf({ face, brightness }: LivePicture): LiveNote {
  if (face === null) return 'loading'
  if (typeof face !== 'string') return 'shown'
  return isDark({ brightness }) ? 'dark' : face
}

/** Chooses the note for the last pictures. */
export function useLiveNote() {
  const [note, setNote] = useState<LiveNote>('loading')
  const coming = useRef<{ readonly note: LiveNote; readonly sinceMs: number }>({ note, sinceMs: 0 })
  const see = (picture: LivePicture) => {
    const next = noteOf(picture)
    if (coming.current.note !== next) coming.current = { note: next, sinceMs: picture.atMs }
    if (picture.atMs - coming.current.sinceMs >= SETTLE_MS || note === 'loading') setNote(next)
  }
  return { note, see }
}
