import * as storesMessages from '@klarsikt/core/messages/stores'
import { href } from '@klarsikt/core/paths'
import { Alert } from '@klarsikt/design-system/alert'
import { Button } from '@klarsikt/design-system/button'
import { PinIcon } from '@klarsikt/design-system/icons'
import { useState, useSyncExternalStore } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

const LOCATION_TIMEOUT_MS = 10_000
const LOCATION_MAX_AGE_MS = 300_000

/** About a kilometre: enough to sort stores by, and no address in the history of the browser. */
const LOCATION_DECIMALS = 2

type LocationState = 'idle' | 'locating' | 'denied' | 'failed'

/** Sorts the stores by where the visitor is. Without script, or where no position can be had, there is no button. */
export function UseLocation() {
  const offered = useSyncExternalStore(
    () => () => {},
    () => 'geolocation' in navigator,
    () => false,
  )
  const [state, setState] = useState<LocationState>('idle')
  const navigate = useNavigate()
  const [params] = useSearchParams()
  if (!offered) return null
  const locate = () => {
    setState('locating')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle')
        const round = (degrees: number) => degrees.toFixed(LOCATION_DECIMALS)
        const next = new URLSearchParams(params)
        next.delete('q')
        next.set('lat', round(coords.latitude))
        next.set('lng', round(coords.longitude))
        void navigate(`${href('stores')}?${next}`)
      },
      ({ code, PERMISSION_DENIED }) => setState(code === PERMISSION_DENIED ? 'denied' : 'failed'),
      { timeout: LOCATION_TIMEOUT_MS, maximumAge: LOCATION_MAX_AGE_MS },
    )
  }
  const failure =
    state === 'denied'
      ? storesMessages.geolocationDenied()
      : state === 'failed'
        ? storesMessages.geolocationFailed()
        : null
  return (
    <>
      <div>
        <Button variant="secondary" icon={<PinIcon size={20} />} loading={state === 'locating'} onClick={locate}>
          {storesMessages.locate()}
        </Button>
      </div>
      {failure !== null && (
        <Alert tone="warning" live="alert">
          {failure}
        </Alert>
      )}
    </>
  )
}
