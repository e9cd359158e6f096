import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { expect, it } from 'vitest'
import { PasswordField } from './password-field.js'

it('passes its ref to the input, and hides a shown password again when its form is sent', async () => {
  const ref = createRef<HTMLInputElement>()
  render(
    <form onSubmit={(event) => event.preventDefault()}>
      <PasswordField ref={ref} label="Lösenord" name="password" />
      <button type="submit">Logga in</button>
    </form>,
  )
  const field = screen.getByLabelText('Lösenord')
  expect(ref.current).toBe(field)
  expect(field).toHaveAttribute('type', 'password')
  await userEvent.click(screen.getByRole('button', { name: /visa/i }))
  expect(field).toHaveAttribute('type', 'text')
  await userEvent.click(screen.getByRole('button', { name: 'Logga in' }))
  expect(field).toHaveAttribute('type', 'password')
})
