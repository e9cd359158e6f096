import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { LocateButton } from './locate-button.js'

const PERMISSION_DENIED = 1

function stubGeolocation(getCurrentPosition: Geolocation['getCurrentPosition']): void {
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } })
}
afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'))

it('is not shown where no position can be had [ERR-010]', () => {
  render(<LocateButton onLocated={() => {}} />)
  expect(screen.queryByRole('button')).toBeNull()
})

it('tells where the visitor is, to about a kilometre [ERR-010]', () => {
  stubGeolocation((succeed) =>
    succeed({ coords: { latitude: 59.329_32, longitude: 18.068_58 } } as GeolocationPosition),
  )
  const onLocated = vi.fn()
  render(<LocateButton onLocated={onLocated} />)
  fireEvent.click(screen.getByRole('button'))
  expect(onLocated.mock.calls).toEqual([[{ lat: '59.33', lng: '18.07' }]])
})

it.each([
  ['is refused', PERMISSION_DENIED],
  ['cannot be found', 3],
])('says that a position %s [ERR-010]', (_what, code) => {
  stubGeolocation((_succeed, fail) => fail?.({ code, PERMISSION_DENIED } as GeolocationPositionError))
  render(<LocateButton onLocated={() => {}} />)
  fireEvent.click(screen.getByRole('button'))
  expect(screen.getByRole('alert')).toHaveTextContent(/\S/)
})
