import * as commonMessages from '@klarsikt/core/messages/common'
import * as errorMessages from '@klarsikt/core/messages/error'
import { Alert } from '@klarsikt/design-system/alert'
import { Button } from '@klarsikt/design-system/button'
import { type ComponentType, lazy } from 'react'

/** A step whose code is fetched with the step before it. What cannot be fetched costs this step, and not the page. */
export function lazyStep<Props extends object>(load: () => Promise<{ readonly default: ComponentType<Props> }>) {
  return {
    Step: lazy(() => load().catch((): { default: ComponentType<Props> } => ({ default: Missing }))),
    prefetch: () => void load().catch(() => undefined),
  }
}

/** Loads the page again, and with it the code. */
function Missing() {
  return (
    <Alert tone="error" live="alert" title={errorMessages.generic()}>
      <form method="get">
        <Button type="submit" variant="secondary" size="small">
          {commonMessages.retry()}
        </Button>
      </form>
    </Alert>
  )
}
