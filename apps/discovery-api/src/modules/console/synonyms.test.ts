import { describe, expect, it } from 'vitest'
import { consoleService, ids, search } from './testing/console-service.js'

const { own, logIn } = consoleService()

describe('synonyms', () => {
  const rule = { kind: 'equal', terms: ['brillor', 'vik'] }

  it('are tried without anybody noticing, then saved for everybody', async () => {
    const browser = await logIn()
    const tried = (await browser.call('se/preview', { subject: { kind: 'query', query: 'brillor' }, synonyms: [rule] }))
      .body
    expect([ids(tried.before), ids(tried.after)]).toEqual([[], ['2', '3']])
    expect(await search(own.service, 'brillor')).toEqual([])
    const { revision } = (await browser.call('se/synonyms')).body
    const saved = await browser.call('se/synonyms', { rules: [rule], revision }, { method: 'PUT' })
    expect(saved.status).toBe(200)
    await own.replica.deps.markets.get('optik', 'se')
    for (const at of [own.service, own.replica]) {
      await at.deps.markets.caughtUp()
      expect(await search(at, 'brillor')).toEqual(['2', '3'])
    }
    expect((await browser.call('se/synonyms', { rules: [], revision }, { method: 'PUT' })).status).toBe(409)
    const emptied = await browser.call('se/synonyms', { rules: [], revision: saved.body.revision }, { method: 'PUT' })
    expect(emptied.status).toBe(200)
  })
})
