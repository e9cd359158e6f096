import { describe, expect, it } from 'vitest'
import { type FilterSettings, filterSettingsOf, sortOptions } from './settings.js'

describe('settings of a filter', () => {
  it('are those of its field in addresses or at the service, over the default ones', () => {
    const settings = { default: { limit: 5 }, color: { showMore: false }, attr_17: { sortBy: 'title' } } as const
    expect(filterSettingsOf({ field: 'brand' }, settings)).toEqual({
      limit: 5,
      showMore: true,
      searchableFrom: 12,
      sortBy: 'service',
    })
    expect(filterSettingsOf({ field: 'color' }, settings)).toMatchObject({ limit: 5, showMore: false })
    expect(filterSettingsOf({ field: 'shape', actual_field: 'attr_17' }, settings)).toMatchObject({ sortBy: 'title' })
    expect(filterSettingsOf({ field: 'brand' })).toMatchObject({ limit: 8, searchableFrom: 12 })
  })

  it('order values by count or by title in the language of the shop', () => {
    const options = [
      { value: 'o', title: 'Öland', count: 2, chosen: false },
      { value: 'z', title: 'Zon', count: 9, chosen: false },
      { value: 'a', title: 'Alma', count: 4, chosen: false },
    ]
    const sorted = (sortBy: FilterSettings['sortBy'], language = 'sv') =>
      sortOptions(options, sortBy, language).map(({ value }) => value)
    expect(sorted('service')).toEqual(['o', 'z', 'a'])
    expect(sorted('count')).toEqual(['z', 'a', 'o'])
    expect(sorted('title')).toEqual(['a', 'z', 'o'])
    expect(sorted('title', 'de')).toEqual(['a', 'o', 'z'])
    expect(sorted(['a', 'o'])).toEqual(['a', 'o', 'z'])
    expect(sorted(['z'])).toEqual(['z', 'o', 'a'])
  })

  it('order numbers in titles by what they count', () => {
    const options = ['90', '+10,00', '6', '+1,50', '30', '+1,00'].map((value) => ({
      value,
      title: value,
      count: 1,
      chosen: false,
    }))
    const sorted = sortOptions(options, 'title', 'sv').map(({ value }) => value)
    expect(sorted.filter((value) => value.startsWith('+'))).toEqual(['+1,00', '+1,50', '+10,00'])
    expect(sorted.filter((value) => !value.startsWith('+'))).toEqual(['6', '30', '90'])
  })
})
