import * as tryOnMessages from '@klarsikt/core/messages/try-on'
import { useText } from '@klarsikt/design-system/locale'
import type { LiveNote } from './use-live-note.js'
import styles from './camera-try-on.module.css'

const NOTES = {
  loading: tryOnMessages.liveLoading,
  shown: tryOnMessages.liveShown,
  none: tryOnMessages.liveNoFace,
  many: tryOnMessages.liveManyFaces,
  far: tryOnMessages.liveFarFace,
  dark: tryOnMessages.liveDark,
} as const satisfies Record<LiveNote, unknown>

interface LiveStatusNoteProps {
  readonly status: 'opening' | 'live' | 'off'
  readonly note: LiveNote
}

/** Says in words what the camera shows and how to improve it. */
export function LiveStatusNote({ status, note }: LiveStatusNoteProps) {
  const text = useText()
  const message = { opening: tryOnMessages.liveOpening, live: NOTES[note], off: tryOnMessages.livePaused }[status]
  return (
    <p className={styles.note} role="status" data-note={status === 'live' ? note : status}>
      {text(message)}
    </p>
  )
}
