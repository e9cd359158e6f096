import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { renderShop, stubDialog, mockShopServer } from '../../testing/render-shop.js'
import { ConsentBanner } from './consent-banner.js'
import ConsentDialog from './consent-dialog.js'

const undecided = { groups: ['C0001' as const], version: 1, decidedAt: null }
const { current } = mockShopServer()

describe('consent', () => {
  beforeAll(stubDialog)
  it('is asked for until it has been given, no as near as yes', async () => {
    const { store } = renderShop(<ConsentBanner />, { state: { consent: undecided } })
    const yes = screen.getByRole('button', { name: 'Godkänn alla' })
    const no = screen.getByRole('button', { name: 'Neka alla' })
    expect(yes.dataset['variant']).toBe(no.dataset['variant'])
    fireEvent.click(no)
    await waitFor(() => expect(store.getState().consent?.decidedAt).not.toBeNull())
    expect(current.shop.consent.groups).toEqual(['C0001'])
    expect(screen.queryByRole('button', { name: 'Neka alla' })).toBeNull()
  })
  it('is asked for again when the text has changed', () => {
    renderShop(<ConsentBanner />, {
      state: { consent: { groups: ['C0001'], version: 0, decidedAt: '2026-01-01T00:00:00.000Z' } },
    })
    expect(screen.getByRole('button', { name: 'Neka alla' })).toBeInTheDocument()
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
