import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { en } from '../../locale/en.js'
import { LocaleProvider } from '../../locale/locale.js'
import { HOURS, STORES } from '../../testing/stores.js'
import { type CardStore, StoreCard, StoreChoice } from './store-card.js'

const NOW = '2026-11-24T11:20:00+01:00'
const store: CardStore = {
  id: '1',
  name: 'Kalmar',
  street: 'Storgatan 2',
  postalCode: '392 31',
  city: 'Kalmar',
  phone: '0480-12 34 56',
  hours: HOURS.city,
}

it.each([
  ['Stockholm Recycling', 'recycling'],
  ['MALMÖ OUTLET', 'outlet'],
  ['Kalmar', 'store'],
])('draws %s as %s [STORE-001]', (name, kind) => {
  const { container } = render(<StoreCard store={{ ...store, name }} now={NOW} />)
  expect(container.querySelector('[data-kind]')).toHaveAttribute('data-kind', kind)
})

it('calls the number without its spaces and hyphens', () => {
  render(<StoreCard store={store} now={NOW} />)
  expect(screen.getByRole('link', { name: 'Ring Kalmar, 0480-12 34 56' })).toHaveAttribute('href', 'tel:0480123456')
})

it('shows no button, phone or distance it was not given', () => {
  const { phone: _, ...silent } = store
  render(<StoreCard store={silent} now={NOW} />)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.queryByText(/km bort/)).toBeNull()
})

it('formats the distance for the language', () => {
  const { rerender } = render(<StoreCard store={store} now={NOW} km={1.24} />)
  expect(screen.getByText('1,2 km bort')).toBeVisible()
  rerender(
    <LocaleProvider locale="en-GB" texts={en}>
      <StoreCard store={store} now={NOW} km={1.24} />
    </LocaleProvider>,
  )
  expect(screen.getByText('1.2 km away')).toBeVisible()
})

it('ties an error to the group of radio buttons', () => {
  render(
    <StoreChoice
      legend="Butik"
      name="store"
      stores={STORES.slice(0, 2)}
      now={NOW}
      value={null}
      onChange={() => {}}
      error="Välj en butik."
    />,
  )
  expect(screen.getByRole('group', { name: 'Butik' })).toHaveAccessibleDescription(/Välj en butik/)
})
