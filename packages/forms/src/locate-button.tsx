import * as storesMessages from '@klarsikt/core/messages/stores'
import { Alert } from '@klarsikt/design-system/alert'
import { Button, type ButtonProps } from '@klarsikt/design-system/button'
import { PinIcon } from '@klarsikt/design-system/icons'
import { useState, useSyncExternalStore } from 'react'

const LOCATION_TIMEOUT_MS = 10_000
const LOCATION_MAX_AGE_MS = 300_000

/**
 * Two decimals are about a kilometre. That is enough to sort stores by distance, and the browser's history then holds
 * no exact address.
 */
const LOCATION_DECIMALS = 2

type LocationState = 'idle' | 'locating' | 'denied' | 'failed'

const FAILURES = { denied: storesMessages.geolocationDenied, failed: storesMessages.geolocationFailed }

export interface LocateButtonProps {
  readonly variant?: ButtonProps['variant']
  readonly onLocated: (position: { readonly lat: string; readonly lng: string }) => void
}

/**
 * Asks for the visitor's position, but only after a press [ERR-010]. The button is hidden without scripts and where
 * there is no geolocation.
 */
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
