import { beforeEach, expect, it, vi } from 'vitest'
import { reloadOnce } from './reload-once.js'

const reload = vi.fn()
const at = (href: string, storage: Pick<Storage, 'getItem' | 'setItem'> = sessionStorage) =>
  reloadOnce({ location: { href, reload }, sessionStorage: storage } as unknown as Window)

beforeEach(() => {
  sessionStorage.clear()
  reload.mockClear()
})

it('fetches a page again once for each address [CHROME-030]', () => {
  at('https://shop.test/')
  at('https://shop.test/')
  expect(reload).toHaveBeenCalledTimes(1)
  at('https://shop.test/butik-personal')
  at('https://shop.test/')
  expect(reload).toHaveBeenCalledTimes(2)
})

it('leaves the page as it is where nothing can be remembered [CHROME-030]', () => {
  const refuse = () => {
    throw new Error('Not allowed')
  }
  at('https://shop.test/', { getItem: refuse, setItem: refuse })
  expect(reload).not.toHaveBeenCalled()
})
