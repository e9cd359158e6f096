import { errorMessages } from '@klarsikt/core/messages'
import { Toaster } from '@klarsikt/design-system/toast'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderShop } from '../../testing/render-shop.js'
import { cartCalls, useAdd } from './use-add.js'

function Buy({ load }: { readonly load: typeof cartCalls }) {
  const { add, busy } = useAdd(load)
  return (
    <>
      <button aria-busy={busy} onClick={() => void add(() => Promise.reject(new Error('not asked')))}>
        Köp
      </button>
      <Toaster />
    </>
  )
}

it('says that it failed when the code of the cart cannot be had, and asks again at the next press', async () => {
  const load = vi.fn<typeof cartCalls>(() => Promise.reject(new TypeError('Failed to fetch')))
  renderShop(<Buy load={load} />)
  const button = screen.getByRole('button', { name: 'Köp' })
  fireEvent.click(button)
  expect(button).toHaveAttribute('aria-busy', 'true')
  await waitFor(() => expect(screen.getByText(errorMessages['error.generic'])).toBeInTheDocument())
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'))
  fireEvent.click(button)
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2))
})
