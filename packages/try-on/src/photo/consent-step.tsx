import * as tryOnMessages from '@klarsikt/core/messages/try-on'
import { Button } from '@klarsikt/design-system/button'
import { useText } from '@klarsikt/design-system/locale'
import { StepTitle } from './step-title.js'
import styles from './photo-try-on.module.css'

interface ConsentStepProps {
  /** True when the try-on loads a face finder. */
  readonly hasFinder: boolean
  readonly hasCamera: boolean
  readonly onAgree: () => void
}

/** The first step, which says what happens to the picture. */
export function ConsentStep({ hasFinder, hasCamera, onAgree }: ConsentStepProps) {
  const text = useText()
  return (
    <>
      <StepTitle focused={false}>{text(tryOnMessages.consent)}</StepTitle>
      <ul className={styles.list}>
        <li>{text(tryOnMessages.consentLocal)}</li>
        <li>{text(tryOnMessages.consentGone)}</li>
        {hasCamera && <li>{text(tryOnMessages.consentCamera)}</li>}
        {hasFinder && <li>{text(tryOnMessages.consentFinder)}</li>}
        <li>{text(tryOnMessages.consentOwn)}</li>
      </ul>
      <div className={styles.actions}>
        <Button onClick={onAgree}>{text(tryOnMessages.consentAgree)}</Button>
      </div>
    </>
  )
}
