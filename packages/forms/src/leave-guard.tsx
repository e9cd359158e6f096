import * as warningMessages from '@klarsikt/core/messages/warning'
import { Button } from '@klarsikt/design-system/button'
import { Dialog } from '@klarsikt/design-system/dialog'
import { useEffect, useRef } from 'react'
import { type Location, useBlocker } from 'react-router'

export interface LeaveGuardProps {
  /** Whether there is anything to lose; asked when somebody leaves. */
  readonly isUnsaved: () => boolean
  readonly onLeave: () => void
  /** Whether a navigation leads away; without it every navigation does. */
  readonly leadsAway?: (from: Location, to: Location) => boolean
}

/** Asks before a page with anything typed is left, by a link, by the way back, or by closing the page [CHROME-001]. */
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
