import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { GiftCardField } from './gift-card-field.js'

const number = () => screen.getByRole('textbox', { name: 'Presentkortsnummer' })
const pin = () => screen.getByRole('textbox', { name: 'Pinkod' })
const apply = () => userEvent.click(screen.getByRole('button', { name: 'Använd presentkort' }))
const taken = { id: '1', label: '•••• 1234', amount: 500 }

describe('GiftCardField', () => {
  it('asks for what is missing, and describes the format of invalid input [VALID-019, VALID-020]', async () => {
    render(<GiftCardField onApply={() => {}} />)
    await apply()
    expect(number()).toHaveAccessibleDescription(/Ange presentkortets nummer\./)
    expect(pin()).toHaveAccessibleDescription(/Ange presentkortets pinkod\./)
    await userEvent.type(number(), '1234')
    await userEvent.type(pin(), '12a4')
    expect(number()).toHaveAccessibleDescription(/Numret ska ha 16 siffror\./)
    expect(pin()).toHaveAccessibleDescription(/Pinkoden ska ha fyra siffror\./)
  })

  it('does not send the form around it on Enter', async () => {
    const send = vi.fn<(event: React.FormEvent) => void>((event) => event.preventDefault())
    render(
      <form onSubmit={send}>
        <GiftCardField onApply={() => {}} />
        <button type="submit">Köp</button>
      </form>,
    )
    await userEvent.type(pin(), '1{Enter}')
    expect(send).not.toHaveBeenCalled()
    expect(number()).toHaveFocus()
  })

  it('announces a refusal once and marks both fields invalid, until something else is typed [VALID-018]', async () => {
    render(<GiftCardField onApply={() => {}} error="Vi hittar inget presentkort." />)
    expect(screen.getAllByText('Vi hittar inget presentkort.')).toHaveLength(1)
    expect(number()).toBeInvalid()
    expect(pin()).toBeInvalid()
    await userEvent.type(pin(), '1')
    expect(screen.queryByText('Vi hittar inget presentkort.')).toBeNull()
    expect(number()).toBeValid()
  })

  it('keeps the input while it waits and after a refusal, and empties itself for the next card', async () => {
    const { rerender } = render(<GiftCardField onApply={() => {}} />)
    await userEvent.type(number(), '1234567890123456')
    rerender(<GiftCardField onApply={() => {}} busy />)
    rerender(<GiftCardField onApply={() => {}} error="Fel" />)
    expect(number()).toHaveValue('1234 5678 9012 3456'.replaceAll(' ', ''))
    rerender(<GiftCardField onApply={() => {}} applied={[taken]} />)
    expect(number()).toHaveValue('')
    expect(number()).toBeValid()
  })

  it('leaves focus where it is when a card goes by itself', () => {
    const { rerender } = render(<GiftCardField onApply={() => {}} applied={[taken]} onRemove={() => {}} />)
    pin().focus()
    rerender(<GiftCardField onApply={() => {}} applied={[]} onRemove={() => {}} />)
    expect(pin()).toHaveFocus()
  })

  it('groups the number on blur, and does not change anything else', () => {
    render(<GiftCardField onApply={() => {}} />)
    fireEvent.change(number(), { target: { value: '1234-5678-9012-3456' } })
    fireEvent.blur(number())
    expect(number()).toHaveValue('1234 5678 9012 3456')
    fireEvent.change(number(), { target: { value: '12 34' } })
    fireEvent.blur(number())
    expect(number()).toHaveValue('12 34')
  })
})
