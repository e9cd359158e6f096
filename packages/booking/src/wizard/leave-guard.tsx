import * as warningMessages from '@klarsikt/core/messages/warning'
import { href, normalisePath } from '@klarsikt/core/paths'
import { Button } from '@klarsikt/design-system/button'
import { Dialog } from '@klarsikt/design-system/dialog'
import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'

interface LeaveGuardProps {
  /** Whether there is anything to lose; asked when somebody leaves. */
  readonly isUnsaved: () => boolean
  readonly onLeave: () => void
}

/** Asks before a wizard with anything typed is left, by a link, by the way back, or by closing the page [CHROME-001]. */
export function LeaveGuard({ isUnsaved, onLeave }: LeaveGuardProps) {
  const stay = useRef<HTMLButtonElement>(null)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !isSamePath(currentLocation, nextLocation) && !isLogin(nextLocation.pathname) && isUnsaved(),
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

/** A path with letters of Swedish is the same one written out and escaped. */
function isSamePath(one: { readonly pathname: string }, other: { readonly pathname: string }): boolean {
  return normalisePath(one.pathname) === normalisePath(other.pathname)
}

/** A log-in leads back here, and the draft waits for it. */
function isLogin(path: string): boolean {
  return normalisePath(path).startsWith(href('auth-login'))
}
