import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { pictures } from '../../testing/articles.js'
import { ImageGallery } from './image-gallery.js'

it('says that a picture cannot be enlarged without its code, and enlarges it when the code comes [ERR-002]', async () => {
  render(<ImageGallery images={[{ ...pictures('#111'), alt: 'Framifrån' }]} label="Linnea Rund" />)
  vi.doMock('./zoom-dialog.js', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  fireEvent.click(screen.getByRole('button', { name: 'Förstora: Framifrån' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(/Bilden kunde inte förstoras/)
  expect(screen.queryByRole('dialog')).toBeNull()
  vi.doUnmock('./zoom-dialog.js')
  fireEvent.click(screen.getByRole('button', { name: 'Försök igen' }))
  expect(await screen.findByRole('dialog', { name: 'Linnea Rund' })).toBeVisible()
  expect(screen.queryByText(/Bilden kunde inte förstoras/)).toBeNull()
})
