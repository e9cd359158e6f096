import { href } from '@klarsikt/core/paths'
import { LocateButton } from '@klarsikt/forms'
import { useNavigate, useSearchParams } from 'react-router'

/** Sorts the stores by where the visitor is; what else is chosen stays. */
export function UseLocation() {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  return (
    <LocateButton
      onLocated={({ lat, lng }) => {
        const next = new URLSearchParams(params)
        next.delete('q')
        next.set('lat', lat)
        next.set('lng', lng)
        void navigate(`${href('stores')}?${next}`)
      }}
    />
  )
}
