import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MemberOffer } from './member-offer.js'

it('leads to a booking while the exam is missing, and to nothing else [LOYAL-001]', () => {
  const { rerender } = render(<MemberOffer offer={{ state: 'exam-missing', text: 'Boka en synundersökning först.' }} />)
  expect(screen.getByText('Boka en synundersökning först.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Boka synundersökning' })).toHaveAttribute(
    'href',
    '/mitt-konto/boka-synundersökning',
  )
  for (const state of ['applied', 'code-instead'] as const) {
    rerender(<MemberOffer offer={{ state, text: 'Medlemspris.' }} />)
    expect(screen.getByText('Medlemspris.')).toBeVisible()
    expect(screen.queryByRole('link')).toBeNull()
  }
  rerender(<MemberOffer offer={null} />)
  expect(screen.queryByText('Medlemspris.')).toBeNull()
})
