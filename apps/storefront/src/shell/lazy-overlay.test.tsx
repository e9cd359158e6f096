import { Toaster } from '@klarsikt/design-system/toast'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { renderShop, stubDialog } from '../testing/render-shop.js'
import { Overlays } from './lazy-overlay.js'

let away = true
vi.mock('./menu/menu-panel.js', () => ({
  get default() {
    if (away) throw new Error('Failed to fetch dynamically imported module')
    return ({ open }: { readonly open: boolean }) => <p>{open ? 'öppen' : 'stängd'}</p>
  },
}))

describe('what lies over the page', () => {
  beforeAll(stubDialog)

  it('is fetched when it is asked for; when that fails the page says so, stays, and can be asked again', async () => {
    const { store } = renderShop(
      <>
        <p>sidan</p>
        <Overlays />
        <Toaster />
      </>,
    )
    act(() => store.setState({ overlay: 'menu' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Något gick fel')
    expect(store.getState().overlay).toBeNull()
    expect(screen.getByText('sidan')).toBeInTheDocument()
    away = false
    act(() => store.setState({ overlay: 'menu' }))
    expect(await screen.findByText('öppen')).toBeInTheDocument()
    act(() => store.setState({ overlay: null }))
    await waitFor(() => expect(screen.getByText('stängd')).toBeInTheDocument())
  })
})
