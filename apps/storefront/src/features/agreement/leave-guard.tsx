import * as warningMessages from '@klarsikt/core/messages/warning'
import { Button } from '@klarsikt/design-system/button'
import { Dialog } from '@klarsikt/design-system/dialog'
import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'

interface LeaveGuardProps {
  readonly isUnsaved: () => boolean
  readonly onLeave: () => void
}

/** Asks before a step with something typed that is not stored is left, by a link or by closing the page [CHROME-001]. */
export function LeaveGuard({ isUnsaved, onLeave }: LeaveGuardProps) {
  const stay = useRef<HTMLButtonElement>(null)
  const blocker = useBlocker(isUnsaved)
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isUnsaved])
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={warningMessages.unsavedChangesTitle()}
      size="small"
      initialFocus={stay}
      footer={
        <>
          <Button
            variant="secondary"
            onClick={() => {
              onLeave()
              blocker.proceed?.()
            }}
          >
            {warningMessages.unsavedChangesLeave()}
          </Button>
          <Button ref={stay} onClick={() => blocker.reset?.()}>
            {warningMessages.unsavedChangesStay()}
          </Button>
        </>
      }
    >
      <p>{warningMessages.unsavedChangesBody()}</p>
    </Dialog>
  )
}
