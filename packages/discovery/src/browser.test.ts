// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { browserEnvironment, keepIn } from './browser.js'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  history.replaceState(null, '', '/')
})

it('writes what the page survives as a warning, and other trouble as an error [DISC-7]', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue(undefined)
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  const { report } = browserEnvironment()
  report('a')
  report('b', 1, 'warn')
  expect([error.mock.calls, warn.mock.calls]).toEqual([[['a']], [['b', 1]]])
  vi.restoreAllMocks()
})

describe('the browser', () => {
  it('goes within the document, remembers in the entry, and tells of it', async () => {
    const { place } = browserEnvironment()
    const heard = vi.fn()
    const end = place?.listen(heard)
    place?.go('/a?x=1', false, { one: 1 })
    place?.go('/a?x=2', true, { two: 2 })
    expect(heard).toHaveBeenCalledTimes(2)
    place?.remember({ three: 3 })
    expect([location.search, history.state, place?.href()]).toEqual(['?x=2', { three: 3 }, location.href])
    expect(heard).toHaveBeenCalledTimes(2)
    const popped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
    history.back()
    await popped
    expect(heard).toHaveBeenCalledTimes(3)
    end?.()
    place?.go('/b', false, null)
    expect(heard).toHaveBeenCalledTimes(3)
  })

  it('hears the router of the host by the Navigation API where there is one', () => {
    const navigation = new EventTarget()
    Object.assign(window, { navigation })
    const heard = vi.fn()
    const end = browserEnvironment().place?.listen(heard)
    navigation.dispatchEvent(new Event('currententrychange'))
    end?.()
    navigation.dispatchEvent(new Event('currententrychange'))
    expect(heard).toHaveBeenCalledTimes(1)
    Reflect.deleteProperty(window, 'navigation')
  })

  it('does not hear its own writing by the Navigation API, which tells in the middle of it', () => {
    const navigation = new EventTarget()
    Object.assign(window, { navigation })
    const writes = (['pushState', 'replaceState'] as const).map((method) => {
      const original = history[method].bind(history)
      return vi.spyOn(history, method).mockImplementation((...call) => {
        original(...call)
        navigation.dispatchEvent(new Event('currententrychange'))
      })
    })
    const { place } = browserEnvironment()
    const heard = vi.fn()
    const end = place?.listen(heard)
    place?.remember({ a: 1 })
    expect(heard).not.toHaveBeenCalled()
    place?.go('/c', false, null)
    place?.go('/d', true, null)
    expect(heard).toHaveBeenCalledTimes(2)
    history.pushState(null, '', '/of-the-host')
    expect(heard).toHaveBeenCalledTimes(3)
    end?.()
    for (const write of writes) write.mockRestore()
    Reflect.deleteProperty(window, 'navigation')
  })

  it('goes on where the browser allows no more writes into the history', () => {
    const write = vi.spyOn(history, 'replaceState').mockImplementation(() => {
      throw new DOMException('too many', 'SecurityError')
    })
    browserEnvironment().place?.remember({ a: 1 })
    expect(write).toHaveBeenCalledTimes(1)
    write.mockRestore()
  })

  it('opens tabs that cannot reach back, and goes to the top', () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    const scroll = vi.spyOn(window, 'scrollTo').mockReturnValue()
    const { place } = browserEnvironment()
    place?.openTab('/x')
    place?.scrollToTop()
    expect(open).toHaveBeenCalledWith('/x', '_blank', 'noopener')
    expect(scroll).toHaveBeenCalledWith(0, 0)
  })

  it('waits, and can be called off', async () => {
    vi.useFakeTimers()
    const { wait } = browserEnvironment()
    const [run, never] = [vi.fn(), vi.fn()]
    wait(10, run)
    wait(10, never)()
    await vi.advanceTimersByTimeAsync(10)
    expect(run).toHaveBeenCalledTimes(1)
    expect(never).not.toHaveBeenCalled()
    vi.useRealTimers()
  })

  it('makes ids also where the page is not secure', () => {
    vi.stubGlobal('crypto', {})
    const { id } = browserEnvironment()
    expect(new Set(Array.from({ length: 100 }, id)).size).toBe(100)
  })

  it('takes no beacon where there is none', () => {
    expect(browserEnvironment().beacon('/x', 'y')).toBe(false)
  })

  it('reads the moment: network, sight and referrer', () => {
    const env = browserEnvironment()
    expect([env.online(), env.hidden(), env.referrer(), env.attempts]).toEqual([true, false, null, undefined])
  })
})

describe('what is kept', () => {
  it('lies in localStorage', () => {
    const { keep } = browserEnvironment()
    keep.write('a_1', 'x')
    keep.write('b', 'y')
    expect([keep.read('a_1'), keep.keys('a_'), localStorage.getItem('b')]).toEqual(['x', ['a_1'], 'y'])
    keep.remove('a_1')
    expect(keep.read('a_1')).toBeNull()
  })

  it.each([
    [
      'forbidden',
      () => {
        throw new DOMException('denied', 'SecurityError')
      },
    ],
    ['missing', () => undefined],
    [
      'full',
      () =>
        ({
          setItem: () => {
            throw new DOMException('full', 'QuotaExceededError')
          },
          getItem: () => null,
          removeItem: () => undefined,
        }) as unknown as Storage,
    ],
  ])('is nothing, and nothing throws, where storage is %s', (_, storage) => {
    const keep = keepIn(storage)
    keep.write('a', 'x')
    keep.remove('a')
    expect([keep.read('a'), keep.keys('a')]).toEqual([null, []])
  })
})
