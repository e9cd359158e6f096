import * as tryOnMessages from '@klarsikt/core/messages/try-on'
import { Alert } from '@klarsikt/design-system/alert'
import { Button } from '@klarsikt/design-system/button'
import { useText } from '@klarsikt/design-system/locale'
import type { LiveProblem } from './use-live-camera.js'
import styles from './camera-try-on.module.css'

const MESSAGES = {
  refused: tryOnMessages.liveRefused,
  missing: tryOnMessages.liveMissing,
  busy: tryOnMessages.liveBusy,
  lost: tryOnMessages.liveLost,
  unfound: tryOnMessages.liveUnfound,
  slow: tryOnMessages.liveSlow,
} as const satisfies Record<LiveProblem, unknown>

interface LiveProblemAlertProps {
  readonly problem: LiveProblem
  readonly onRetry: () => void
  readonly onPhoto: () => void
}

/** Says why there is no live view and what the customer can do instead. */
export function LiveProblemAlert({ problem, onRetry, onPhoto }: LiveProblemAlertProps) {
  const text = useText()
  return (
    <>
      <Alert tone="error" live="alert">
        {text(MESSAGES[problem])}
      </Alert>
      <div className={styles.actions}>
        <Button onClick={onPhoto}>{text(tryOnMessages.livePhoto)}</Button>
        {problem !== 'slow' && (
          <Button variant="secondary" onClick={onRetry}>
            {text(tryOnMessages.liveRetry)}
          </Button>
        )}
      </div>
    </>
  )
}
