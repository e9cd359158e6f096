import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { Toaster } from '@klarsikt/design-system/toast'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { renderShop, stubDialog, mockShopServer } from '../../testing/render-shop.js'
import { ANSWER_COOKIE } from './answer-cookie.js'
import { ConsentBanner } from './consent-banner.js'
import ConsentDialog from './consent-dialog.js'

const undecided = { groups: ['C0001' as const], version: 1, decidedAt: null }
const { server, current } = mockShopServer()

/** Reports a size once, as a browser does when it starts to observe. */
class MeasuredOnce {
  readonly #measured: () => void
  constructor(measured: () => void) {
    this.#measured = measured
  }
  observe(): void {
    this.#measured()
  }
  disconnect(): void {}
}

describe('consent', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    document.cookie = 'consent=; Path=/; Max-Age=0'
    delete document.documentElement.dataset['consent']
  })
  beforeAll(stubDialog)
  it('is asked for until it has been given, no as near as yes', async () => {
    const { store } = renderShop(<ConsentBanner />, { state: { consent: undecided } })
    const yes = screen.getByRole('button', { name: 'Godkänn alla' })
    const no = screen.getByRole('button', { name: 'Neka alla' })
    expect(yes.dataset['variant']).toBe(no.dataset['variant'])
    fireEvent.click(no)
    await waitFor(() => expect(store.getState().consent?.decidedAt).not.toBeNull())
    expect(current.shop.consent.groups).toEqual(['C0001'])
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Neka alla' })).toBeNull())
  })
  it('is asked for again when the text has changed', () => {
    renderShop(<ConsentBanner />, {
      state: { consent: { groups: ['C0001'], version: 0, decidedAt: '2026-01-01T00:00:00.000Z' } },
    })
    expect(screen.getByRole('button', { name: 'Neka alla' })).toBeInTheDocument()
  })
  it('is there before anything is known, and gone for a device that has answered when the session has', () => {
    const { dataset } = document.documentElement
    const { store } = renderShop(<ConsentBanner />, { state: { consent: null } })
    expect(screen.getByRole('button', { name: 'Neka alla' })).toBeInTheDocument()
    expect(dataset['consent']).toBeUndefined()
    act(() => store.setState({ consent: { ...undecided, decidedAt: '2026-11-21T00:00:00.000Z' } }))
    expect(screen.queryByRole('button', { name: 'Neka alla' })).toBeNull()
    expect(dataset['consent']).toBe('answered')
    expect(document.cookie).toContain('consent=1')
  })
  it('is asked of a device that remembers the answer of a session that has ended', () => {
    const { dataset } = document.documentElement
    document.cookie = ANSWER_COOKIE
    dataset['consent'] = 'answered'
    renderShop(<ConsentBanner />, { state: { consent: undecided } })
    expect(dataset['consent']).toBe('1')
    expect(document.cookie).not.toContain('consent=1')
  })
  it('keeps the keyboard on the page when the answer takes the question away', async () => {
    renderShop(
      <>
        <ConsentBanner />
        <main id="main" tabIndex={-1} />
      </>,
      { state: { consent: undecided } },
    )
    const no = screen.getByRole('button', { name: 'Neka alla' })
    no.focus()
    fireEvent.click(no)
    expect(no).toHaveFocus()
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  })
  it('brings what has focus out from under itself when it comes', async () => {
    vi.stubGlobal('ResizeObserver', MeasuredOnce)
    const { store } = renderShop(
      <>
        <ConsentBanner />
        <main id="main">
          <button type="button">Fortsätt</button>
        </main>
      </>,
      { state: { consent: { ...undecided, decidedAt: '2026-11-21T00:00:00.000Z' } } },
    )
    const focused = screen.getByRole('button', { name: 'Fortsätt' })
    focused.scrollIntoView = vi.fn<Element['scrollIntoView']>()
    focused.focus()
    act(() => store.setState({ consent: undecided }))
    await waitFor(() => expect(focused.scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' }))
  })
  it('is answered in the settings as easily, all or nothing at one press', async () => {
    for (const [name, groups] of [
      ['Godkänn alla', ['C0001', 'C0002', 'C0003', 'C0004']],
      ['Neka alla', ['C0001']],
    ] as const) {
      const closed = vi.fn<() => void>()
      const { unmount } = renderShop(<ConsentDialog open onClose={closed} />, { state: { consent: undecided } })
      fireEvent.click(screen.getByRole('button', { name, hidden: true }))
      await waitFor(() => expect(closed).toHaveBeenCalledOnce())
      expect(current.shop.consent.groups).toEqual(groups)
      unmount()
    }
  })
  it('is withdrawn by unticking, without a reload, and takes effect at once', async () => {
    const given = { ...undecided, groups: ['C0001' as const, 'C0002' as const], decidedAt: '2026-11-21T00:00:00.000Z' }
    const { store } = renderShop(<ConsentDialog open onClose={() => undefined} />, { state: { consent: given } })
    const statistics = screen.getByRole('checkbox', { name: /Statistik/, hidden: true })
    expect(statistics).toBeChecked()
    fireEvent.click(statistics)
    fireEvent.click(screen.getByRole('button', { name: 'Spara val', hidden: true }))
    await waitFor(() => expect(store.getState().consent?.groups).toEqual(['C0001']))
  })
  it('is not taken for given when it could not be recorded', async () => {
    server.use(mock('setConsent', () => new MockRefusal(503, { code: 'unavailable', message: 'Nere just nu.' })))
    const closed = vi.fn<() => void>()
    const { store } = renderShop(
      <>
        <ConsentDialog open onClose={closed} />
        <Toaster />
      </>,
      { state: { consent: undecided } },
    )
    fireEvent.click(screen.getByRole('button', { name: 'Godkänn alla', hidden: true }))
    expect((await screen.findAllByText('Nere just nu.')).length).toBeGreaterThan(0)
    expect(store.getState().consent).toEqual(undecided)
    expect(closed).not.toHaveBeenCalled()
  })
  it('has four groups, the necessary always on and nothing else ticked [CONSENT-003]', () => {
    renderShop(<ConsentDialog open onClose={() => undefined} />, { state: { consent: undecided } })
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox', { hidden: true })
    expect(boxes.map((box) => box.checked)).toEqual([true, false, false, false])
    expect(boxes[0]).toBeDisabled()
  })
  it('keeps exactly what was ticked', async () => {
    renderShop(<ConsentDialog open onClose={() => undefined} />, { state: { consent: undecided } })
    fireEvent.click(screen.getByRole('checkbox', { name: /Statistik/, hidden: true }))
    fireEvent.click(screen.getByRole('button', { name: 'Spara val', hidden: true }))
    await waitFor(() => expect(current.shop.consent.groups).toEqual(['C0001', 'C0002']))
  })
})
