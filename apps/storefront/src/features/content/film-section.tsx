import type { PageSection } from '@klarsikt/contract/shop/types'
import { VideoSlot } from '../video/video-slot.js'
import styles from './film-section.module.css'

interface FilmSectionProps {
  readonly section: Extract<PageSection, { kind: 'video' }>
  readonly id: string | null
}

/** Shows a film beside its text. */
export function FilmSection({ section: { heading, text, video }, id }: FilmSectionProps) {
  return (
    <section className={`ks-container ${styles.root}`}>
      <div className={styles.words}>
        <h2 id={id ?? undefined}>{heading}</h2>
        <p>{text}</p>
      </div>
      <VideoSlot video={video} />
    </section>
  )
}
