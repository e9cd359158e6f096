import { demoShop } from '@klarsikt/fixtures/demo'
import { describe, expect, it } from 'vitest'
import { lineDescription } from './line-description.js'

const { lensGroups } = demoShop(new Date('2026-11-23T08:00:00Z'))
const named = lensGroups.flatMap(({ title, options }) =>
  options.map(({ skuId, label }) => {
    const lens = { group: { data: { title } }, option: { data: { label } } }
    const state = { articles: new Map(), skus: new Map(), lenses: new Map([[skuId, lens]]) }
    return lineDescription({ skuId, prescription: null, fact: {} } as never, state as never)
  }),
)

describe('the name of a ground lens', () => {
  it('distinguishes the kinds that share a glass', () => {
    expect(named).toContain('Enkelslipade glas, klart, index 1,5 (standard)')
    expect(named).toContain('Progressiva glas, klart, index 1,5 (standard)')
    expect(named).toContain('Terminalglas, klart, index 1,5 (standard)')
    expect(named).toContain('Progressiva glas, polariserat grått, index 1,6 (tunt)')
    expect(new Set(named).size).toBe(named.length)
  })
})
