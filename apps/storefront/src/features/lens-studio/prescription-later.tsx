import { AWAITED_SOURCES, type AwaitedSource } from '@klarsikt/core/awaited-prescription'
import * as lensStudioMessages from '@klarsikt/core/messages/lens-studio'
import { ButtonLink } from '@klarsikt/design-system/button'
import type { StudioChoices } from './choices.js'
import { studioAddress } from './steps.js'
import styles from './lens-studio.module.css'

interface PrescriptionLaterProps {
  readonly path: string
  readonly choices: StudioChoices
}

const TEXTS: Readonly<Record<AwaitedSource, () => string>> = {
  photo: lensStudioMessages.prescriptionSendPhoto,
  later: lensStudioMessages.prescriptionSendLater,
}

/** Lets the customer go on without strengths. The order then waits for them. */
export function PrescriptionLater({ path, choices }: PrescriptionLaterProps) {
  return (
    <section className={styles.later} aria-labelledby="prescription-later">
      <h3 id="prescription-later" className={styles.partTitle}>
        {lensStudioMessages.prescriptionLater()}
      </h3>
      <p className="ks-text-muted">{lensStudioMessages.prescriptionLaterText()}</p>
      <div className={styles.laterLinks}>
        {AWAITED_SOURCES.map((source) => (
          <ButtonLink
            key={source}
            size="small"
            variant="secondary"
            href={studioAddress(path, { ...choices, source })}
            aria-current={choices.source === source || undefined}
          >
            {TEXTS[source]()}
          </ButtonLink>
        ))}
      </div>
    </section>
  )
}
