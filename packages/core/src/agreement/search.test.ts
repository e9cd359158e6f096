import { expect, it } from 'vitest'
import { isSearchedCompany, parseAgreementQuery } from './index.js'

const company = { name: 'Åsa Ek Bygg AB', number: '559990-1039' }

it.each(['åsa', 'EK bygg', ' bygg ab ', '559990-1039', '5599901039', '99010', ''])(
  'finds a company by %j',
  (search) => {
    expect(isSearchedCompany(company, search)).toBe(true)
  },
)

it.each(['åsa bygg', '559990-1040', '0'.repeat(10)])('finds none by %j', (search) => {
  expect(isSearchedCompany(company, search)).toBe(false)
})

it('finds a sole trader by name and never by the personal number', () => {
  const person = { name: 'Ek Snickeri', number: '19900102-2384' }
  expect(isSearchedCompany(person, 'snickeri')).toBe(true)
  for (const search of ['19900102', '2384', '199001022384']) expect(isSearchedCompany(person, search)).toBe(false)
})

it('takes the whole number of a company, a sole trader or an agreement for a look-up, and no part of one', () => {
  const read = (text: string) => {
    const query = parseAgreementQuery(text, '2026-11-28')
    return query.ok ? [query.value.kind, query.value.number] : null
  }
  expect(read(' av-12345678 ')).toEqual(['agreement', 'AV-12345678'])
  expect(read('5599901039')).toEqual(['company', '559990-1039'])
  expect(read('19900102-2384')).toEqual(['company', '19900102-2384'])
  for (const part of ['', 'Åsa', '559990', 'AV-1234', '559990-1038']) expect(read(part)).toBeNull()
})
