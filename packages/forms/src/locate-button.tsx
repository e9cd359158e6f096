import * as storesMessages from '@klarsikt/core/messages/stores'
import { Alert } from '@klarsikt/design-system/alert'
import { Button, type ButtonProps } from '@klarsikt/design-system/button'
import { PinIcon } from '@klarsikt/design-system/icons'
import { useState, useSyncExternalStore } from 'react'

const LOCATION_TIMEOUT_MS = 10_000
const LOCATION_MAX_AGE_MS = 300_000

/** About a kilometre: enough to sort stores by, and no address in the history of the browser. */
const LOCATION_DECIMALS = 2

type LocationState = 'idle' | 'locating' | 'denied' | 'failed'

const FAILURES = { denied: storesMessages.geolocationDenied, failed: storesMessages.geolocationFailed }

export interface LocateButtonProps {
  readonly variant?: ButtonProps['variant']
  readonly onLocated: (position: { readonly lat: string; readonly lng: string }) => void
}

/** Asks where the visitor is, only by this press [ERR-010]. Without script, or where no position can be had, there is no button. */
export function LocateButton({ variant = 'secondary', onLocated }: LocateButtonProps) {
  const isOffered = useSyncExternalStore(
    () => () => {},
    () => 'geolocation' in navigator,
    () => false,
  )
  const [state, setState] = useState<LocationState>('idle')
  if (!isOffered) return null
  const locate = () => {
    setState('locating')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle')
        const round = (degrees: number) => degrees.toFixed(LOCATION_DECIMALS)
        onLocated({ lat: round(coords.latitude), lng: round(coords.longitude) })
      },
      ({ code, PERMISSION_DENIED }) => setState(code === PERMISSION_DENIED ? 'denied' : 'failed'),
      { timeout: LOCATION_TIMEOUT_MS, maximumAge: LOCATION_MAX_AGE_MS },
    )
  }
  return (
    <>
      <div>
        <Button variant={variant} icon={<PinIcon size={20} />} loading={state === 'locating'} onClick={locate}>
          {storesMessages.locate()}
        </Button>
      </div>
      {(state === 'denied' || state === 'failed') && (
        <Alert tone="warning" live="alert">
          {FAILURES[state]()}
        </Alert>
      )}
    </>
  )
}
