import { Toaster } from '@klarsikt/design-system/toast'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { renderShop, stubDialog } from '../testing/render-shop.js'
import { Overlays, overlays } from './lazy-overlay.js'

const Panel = ({ open }: { readonly open: boolean }) => <p>{open ? 'öppen' : 'stängd'}</p>

describe('what lies over the page', () => {
  beforeAll(stubDialog)

  it('is fetched when it is asked for; when that fails the page says so, stays, and can be asked again', async () => {
    vi.spyOn(overlays, 'menu')
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
      .mockResolvedValue({ default: Panel })
    const { store } = renderShop(
      <>
        <p>sidan</p>
        <Overlays />
        <Toaster />
      </>,
    )
    act(() => store.setState({ overlay: 'menu' }))
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Något gick fel'))
    expect(store.getState().overlay).toBeNull()
    expect(screen.getByText('sidan')).toBeInTheDocument()
    act(() => store.setState({ overlay: 'menu' }))
    expect(await screen.findByText('öppen')).toBeInTheDocument()
    act(() => store.setState({ overlay: null }))
    await waitFor(() => expect(screen.getByText('stängd')).toBeInTheDocument())
  })
})
