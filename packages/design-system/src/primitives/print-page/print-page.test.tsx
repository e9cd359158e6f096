import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PrintBox, PrintPage, PrintTotals } from './print-page.js'

const footer = [{ title: 'Adress', lines: ['Klarsikt AB', 'Sveavägen 10'] }]

it('is a document with a name, and its number belongs to the name', () => {
  render(<PrintPage logo="Klarsikt" title="Faktura" number="90001182" footer={footer} />)
  const sheet = screen.getByRole('article', { name: 'Faktura 90001182' })
  expect(within(sheet).getByText('Sveavägen 10')).toBeInTheDocument()
})

it('leaves out what it is not given', () => {
  const { container } = render(<PrintPage logo="Klarsikt" title="Faktura" footer={footer} />)
  expect(container.querySelector('dl, table')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

it('keeps actions off the sheet', () => {
  render(
    <PrintPage logo="Klarsikt" title="Faktura" footer={footer} actions={<button type="button">Skriv ut</button>} />,
  )
  expect(screen.getByRole('article')).not.toContainElement(screen.getByRole('button'))
})

it('pairs amounts and facts', () => {
  render(
    <>
      <PrintTotals rows={[{ term: 'Totalt', value: '399 kr', strong: true }]} />
      <PrintBox title="Betala så här" items={[{ term: 'Bankgiro', value: '5050-1055' }]} />
    </>,
  )
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Totalt', 'Bankgiro'])
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['399 kr', '5050-1055'])
})
