import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FormProblems } from './form-problems.js'

const problems = [{ field: 'email', message: 'Ange din e-postadress.' }]

it('says why a form was refused, and which fields are wrong', () => {
  render(<FormProblems form={{ failure: 'Försök igen.', problems, attempt: 1 }} />)
  expect(screen.getByText('Försök igen.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ange din e-postadress.' })).toHaveAttribute('href', '#email')
})

it('takes the focus for a reason that no field explains, also when the form is sent again [ERR-002]', () => {
  const form = { failure: 'Försök igen.', problems: [], attempt: 1 }
  const reason = () => screen.getByRole('alert').parentElement
  const { rerender } = render(<FormProblems form={form} />)
  expect(reason()).toHaveFocus()
  rerender(<FormProblems form={form} isSending />)
  expect(document.body).toHaveFocus()
  rerender(<FormProblems form={form} />)
  expect(reason()).toHaveFocus()
})

it('says nothing before a form is sent, nor why it was refused while it is sent again', () => {
  const { container, rerender } = render(<FormProblems form={{ failure: null, problems: [], attempt: 0 }} />)
  expect(container).toBeEmptyDOMElement()
  rerender(<FormProblems form={{ failure: 'Försök igen.', problems: [], attempt: 0 }} isSending />)
  expect(container).toBeEmptyDOMElement()
})
