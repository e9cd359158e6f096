import * as storesMessages from '@klarsikt/core/messages/stores'
import { Alert } from '@klarsikt/design-system/alert'
import { Button } from '@klarsikt/design-system/button'
import { PinIcon } from '@klarsikt/design-system/icons'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useHydrated } from '../layout/use-hydrated.js'

const POSITION_TIMEOUT_MS = 10_000
const POSITION_MAX_AGE_MS = 300_000

/** About a kilometre: enough to sort stores by, and no address in the history of the browser. */
const POSITION_DECIMALS = 2

type PositionState = 'idle' | 'locating' | 'denied' | 'failed'

const FAILURES = { denied: storesMessages.geolocationDenied, failed: storesMessages.geolocationFailed }

interface UsePositionProps {
  readonly addressOf: (position: { readonly lat: string; readonly lng: string }) => string
}

/** Sorts the stores by where the visitor is, asked for only by this press; without script there is no button [ERR-010]. */
export function UsePosition({ addressOf }: UsePositionProps) {
  const isOffered = useHydrated() && 'geolocation' in navigator
  const [state, setState] = useState<PositionState>('idle')
  const navigate = useNavigate()
  if (!isOffered) return null
  const locate = () => {
    setState('locating')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle')
        const round = (degrees: number) => degrees.toFixed(POSITION_DECIMALS)
        void navigate(addressOf({ lat: round(coords.latitude), lng: round(coords.longitude) }), {
          preventScrollReset: true,
        })
      },
      ({ code, PERMISSION_DENIED }) => setState(code === PERMISSION_DENIED ? 'denied' : 'failed'),
      { timeout: POSITION_TIMEOUT_MS, maximumAge: POSITION_MAX_AGE_MS },
    )
  }
  return (
    <>
      <div>
        <Button variant="ghost" icon={<PinIcon size={20} />} loading={state === 'locating'} onClick={locate}>
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
