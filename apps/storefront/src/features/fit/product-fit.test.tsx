import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { renderShop, stubDialog } from '../../testing/render-shop.js'
import { keepOwnSize } from './own-size.js'
import ProductFit from './product-fit.js'

beforeAll(stubDialog)
afterEach(() => {
  vi.restoreAllMocks()
  act(() => void keepOwnSize(null))
})

const show = () => renderShop(<ProductFit widths={{ totalWidth: 131, noseBridge: 18 }} />)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('says how wide the frame is, and why it fits once a size is known', async () => {
  show()
  expect(screen.getByText('Passar den dig?')).toBeVisible()
  expect(screen.getByText(/Medel · 131 mm/)).toBeVisible()
  await press('Ange din storlek')
  await userEvent.type(await screen.findByLabelText(/Siffrorna på skalmen/), '49-19-140{Enter}')
  expect(await screen.findByText('Passar dig')).toBeVisible()
  expect(screen.getByText(/2 mm bredare än ditt par. Näsbryggan är 1 mm smalare än din./)).toBeVisible()
  expect(localStorage.getItem('frame-size')).toContain('49')
})

it('says what is wrong beside the field, and keeps what was typed', async () => {
  show()
  await press('Ange din storlek')
  const field = await screen.findByLabelText(/Siffrorna på skalmen/)
  await userEvent.type(field, '19-49-140{Enter}')
  await waitFor(() => expect(field).toBeInvalid())
  expect(field).toHaveFocus()
  expect(field).toHaveAccessibleDescription(/Skriv glasbredd, näsbrygga och skalmlängd/)
  expect(field).toHaveValue('19-49-140')
  await userEvent.click(screen.getByRole('radio', { name: /^Ungefär/ }))
  await press('Spara')
  expect(screen.getByText('Välj smal, medel eller bred.')).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: 'Bred' }))
  await press('Spara')
  expect(await screen.findByText('Annan storlek än din')).toBeVisible()
})

it('takes over what another tab keeps, and nothing that makes no sense', () => {
  show()
  const write = (value: string) => {
    localStorage.setItem('frame-size', value)
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'frame-size' })))
  }
  write('{"size":{"kind":"answer","size":"medium"},"savedAt":1}')
  expect(screen.getByText('Passar dig')).toBeVisible()
  write('{"size":{"kind":"answer","size":"huge"},"savedAt":1}')
  expect(screen.getByText('Passar den dig?')).toBeVisible()
  write('no JSON')
  expect(screen.getByText('Passar den dig?')).toBeVisible()
})

it('holds for the page where the browser stores nothing', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  show()
  await press('Ange din storlek')
  await userEvent.type(await screen.findByLabelText(/Siffrorna på skalmen/), '4919140{Enter}')
  expect(await screen.findByText('Passar dig')).toBeVisible()
})
