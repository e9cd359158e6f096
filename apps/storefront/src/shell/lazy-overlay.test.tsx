import { dismissAll, Toaster } from '@klarsikt/design-system/toast'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderShop, stubDialog } from '../testing/render-shop.js'
import { Overlays, overlays } from './lazy-overlay.js'

const Panel = ({ open }: { readonly open: boolean }) => <p>{open ? 'öppen' : 'stängd'}</p>

describe('what lies over the page', () => {
  beforeAll(stubDialog)
  beforeEach(dismissAll)

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

  it('takes letters for the search before its code is there, and hands them over with focus and selection', async () => {
    const arrival = Promise.withResolvers<Awaited<ReturnType<typeof overlays.search>>>()
    vi.spyOn(overlays, 'search').mockReturnValue(arrival.promise)
    const { store } = renderShop(<Overlays />)
    act(() => store.setState({ overlay: 'search' }))
    const field = () => screen.getByRole<HTMLInputElement>('textbox')
    expect(field()).toHaveFocus()
    expect([field().name, field().form?.getAttribute('action')]).toEqual(['q', '/search'])
    const early = field()
    fireEvent.change(early, { target: { value: 'solgl' } })
    early.setSelectionRange(1, 3)
    arrival.resolve(await import('../features/search/search-overlay.js'))
    await waitFor(() => expect(field()).not.toBe(early))
    expect(early).not.toBeInTheDocument()
    expect(field()).toHaveFocus()
    expect([field().value, field().selectionStart, field().selectionEnd]).toEqual(['solgl', 1, 3])
    fireEvent.change(field(), { target: { value: 'solglasögon' } })
    expect(field()).toHaveValue('solglasögon')
  })

  it('stays closed when Escape closes the search in the moment its code comes [SSEARCH-014]', async () => {
    const arrival = Promise.withResolvers<Awaited<ReturnType<typeof overlays.search>>>()
    vi.spyOn(overlays, 'search').mockReturnValue(arrival.promise)
    const { store } = renderShop(<Overlays />)
    act(() => store.setState({ overlay: 'search' }))
    const early = screen.getByRole<HTMLDialogElement>('dialog')
    arrival.resolve(await import('../features/search/search-overlay.js'))
    // This imitates Escape: the dialog closes at once, and its event comes later.
    early.close()
    await waitFor(() => expect(early).not.toBeInTheDocument())
    fireEvent(early, new Event('close'))
    expect(store.getState().overlay).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('forgets letters of a search that is closed before its code is there', async () => {
    vi.spyOn(overlays, 'search').mockReturnValue(new Promise(() => undefined))
    const { store } = renderShop(<Overlays />)
    act(() => store.setState({ overlay: 'search' }))
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'sol' } })
    act(() => store.setState({ overlay: null }))
    expect(screen.queryByRole('textbox')).toBeNull()
    act(() => store.setState({ overlay: 'search' }))
    expect(screen.getByRole('textbox')).toHaveValue('')
  })
})
