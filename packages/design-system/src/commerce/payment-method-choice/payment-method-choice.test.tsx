import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PaymentMethodChoice } from './payment-method-choice.js'

it('offers direct payment before credit, apart from it, and preselects nothing by itself', () => {
  render(
    <PaymentMethodChoice
      value={null}
      onChange={() => {}}
      options={[
        { id: 'later', name: 'Betala om 30 dagar', credit: true },
        { id: 'now', name: 'Betala nu', credit: false },
      ]}
    />,
  )
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(['now', 'later'])
  expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  expect(screen.getByRole('group', { name: 'Betala senare (kredit)' })).toContainElement(
    screen.getByRole('radio', { name: 'Betala om 30 dagar' }),
  )
})

it('shows the error at the only group there is', () => {
  render(
    <PaymentMethodChoice
      value={null}
      onChange={() => {}}
      error="Välj hur du vill betala."
      options={[{ id: 'later', name: 'Betala om 30 dagar', credit: true }]}
    />,
  )
  expect(screen.getByRole('group')).toHaveAccessibleDescription(/Välj hur du vill betala/)
})

it('shows why a method cannot be used, and disables it', () => {
  render(
    <PaymentMethodChoice
      value={null}
      onChange={() => {}}
      options={[{ id: 'card', name: 'Kort', description: 'Visa', credit: false, unavailable: 'Går inte just nu.' }]}
    />,
  )
  expect(screen.getByRole('radio', { name: /Går inte just nu/ })).toBeDisabled()
})
