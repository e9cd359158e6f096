// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Combobox } from './combobox.js'
import { filterOf, withChosen } from './items.js'

const items = [
  { id: '1', label: 'Göteborg', description: 'Nordstadstorget 6' },
  { id: '2', label: 'Goteborgsvägen', keywords: 'Mölndal' },
]

describe('filterOf', () => {
  it('finds every word somewhere in label, description and keywords', () => {
    const matches = filterOf(items, 'contains')
    expect(matches('Göteborg', 'NORD göte')).toBe(true)
    expect(matches('Göteborg', 'nord malmö')).toBe(false)
    expect(matches('Goteborgsvägen', 'mölndal')).toBe(true)
    expect(matches('Goteborgsvägen', '')).toBe(true)
  })

  it('takes å, ä and ö for letters of their own', () => {
    expect(filterOf(items, 'contains')('Goteborgsvägen', 'göte')).toBe(false)
  })

  it('shows what a server has filtered, and nothing that it left out', () => {
    const matches = filterOf(items, 'none')
    expect(matches('Göteborg', 'zzz')).toBe(true)
    expect(matches('Malmö', 'Malmö')).toBe(false)
  })
})

describe('withChosen', () => {
  it('keeps the chosen item known, once', () => {
    const malmo = { id: '3', label: 'Malmö' }
    expect(withChosen(items, malmo)).toEqual([...items, malmo])
    expect(withChosen([...items, malmo], malmo)).toHaveLength(3)
    expect(withChosen(items, null)).toBe(items)
  })
})

it('is whole in the server’s page, with what was chosen', () => {
  const page = renderToString(<Combobox label="Butik" items={items} defaultValue="1" name="store" />)
  expect(page).toMatch(/role="combobox"[^>]*value="Göteborg"/)
  expect(page).toMatch(/<input[^>]*type="hidden"[^>]*name="store"[^>]*value="1"/)
  expect(page).toContain('Butik</label>')
})
