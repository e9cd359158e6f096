import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { postalPlace, UNUSED_STARTS } from './postal-place.js'

const fetched = vi.fn<(url: string) => Promise<Response>>(() =>
  Promise.resolve(Response.json({ '11147': 'Stockholm' })),
)
vi.stubGlobal('fetch', fetched)

describe('the place of a postal code', () => {
  afterEach(() => fetched.mockClear())

  it('is asked for once for each first two digits', async () => {
    expect(await postalPlace('111 47')).toBe('Stockholm')
    expect(await postalPlace('11148')).toBeNull()
    expect(fetched).toHaveBeenCalledExactlyOnceWith('/postal-codes/11.json')
  })

  it('is not asked for where there are no postal codes', async () => {
    for (const code of ['999 99', '32100', '48123', '49999', '00100', '1114'])
      expect(await postalPlace(code)).toBeNull()
    expect(fetched).not.toHaveBeenCalled()
  })

  it('is known where there is a file, and nowhere else', () => {
    const files = new Set(readdirSync(join(import.meta.dirname, '../../../public/postal-codes')))
    for (let start = 10; start < 100; start += 1)
      expect(files.has(`${start}.json`), `${start}`).toBe(!UNUSED_STARTS.has(`${start}`))
  })
})
