import { dismissAll, Toaster } from '@klarsikt/design-system/toast'
import { fireEvent, render, screen } from '@testing-library/react'
import { type ComponentType, useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useLazyComponent } from './use-lazy-component.js'

type Load = () => Promise<{ default: ComponentType<{ readonly name: string }> }>

const Greeting = ({ name }: { readonly name: string }) => <p>Hej {name}</p>

beforeEach(dismissAll)

function Host({ load }: { readonly load: Load }) {
  const { Component, fetching, fetchNow } = useLazyComponent(load)
  const [open, setOpen] = useState(false)
  const press = async () => {
    if (await fetchNow(() => void press())) setOpen(true)
  }
  return (
    <>
      <button aria-busy={fetching} onClick={() => void press()}>
        Visa
      </button>
      {Component && open && <Component name="Kim" />}
      <Toaster />
    </>
  )
}

it('fetches the code once, and says meanwhile that it is busy', async () => {
  const load = vi.fn<Load>(async () => ({ default: Greeting }))
  render(<Host load={load} />)
  const button = screen.getByRole('button', { name: 'Visa' })
  fireEvent.click(button)
  expect(button).toHaveAttribute('aria-busy', 'true')
  expect(await screen.findByText('Hej Kim')).toBeInTheDocument()
  expect(button).toHaveAttribute('aria-busy', 'false')
  fireEvent.click(button)
  expect(load).toHaveBeenCalledOnce()
})

it.each(['Visa', 'Försök igen'])('says that it failed, keeps the page, and asks again at “%s”', async (name) => {
  const load = vi
    .fn<Load>(async () => ({ default: Greeting }))
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  render(<Host load={load} />)
  fireEvent.click(screen.getByRole('button', { name: 'Visa' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Något gick fel')
  fireEvent.click(await screen.findByRole('button', { name }))
  expect(await screen.findByText('Hej Kim')).toBeInTheDocument()
  expect(load).toHaveBeenCalledTimes(2)
})
