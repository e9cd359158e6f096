import * as warningMessages from '@klarsikt/core/messages/warning'
import { Button } from '@klarsikt/design-system/button'
import { Dialog } from '@klarsikt/design-system/dialog'
import { useEffect, useRef } from 'react'
import { type Location, useBlocker } from 'react-router'

export interface LeaveGuardProps {
  /** Returns whether something would be lost. It is called when the user leaves. */
  readonly isUnsaved: () => boolean
  readonly onLeave: () => void
  /** Returns whether a navigation leaves the form. By default every navigation does. */
  readonly leadsAway?: (from: Location, to: Location) => boolean
}

/**
 * Asks before the user leaves a page with unsaved input, by a link, the back button, or closing the page [CHROME-001].
 */
export function LeaveGuard({ isUnsaved, onLeave, leadsAway = () => true }: LeaveGuardProps) {
  const stay = useRef<HTMLButtonElement>(null)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => leadsAway(currentLocation, nextLocation) && isUnsaved(),
  )
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isUnsaved])
  const isOpen = blocker.state === 'blocked'
  return (
    <Dialog
      open={isOpen}
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
