import { LocateButton } from '@klarsikt/forms'
import { href } from '@klarsikt/shop-config/paths'
import { useNavigate, useSearchParams } from 'react-router'

/** Sorts the stores by distance from the visitor. The other choices stay. */
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
