// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { browserEnvironment, deviceStorage } from './browser.js'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  history.replaceState(null, '', '/')
})

it('writes what the page survives as a warning, and other trouble as an error', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue(undefined)
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  const { report } = browserEnvironment()
  report('a')
  report('b', 1, 'warn')
  expect([error.mock.calls, warn.mock.calls]).toEqual([[['a']], [['b', 1]]])
  vi.restoreAllMocks()
})

describe('the browser', () => {
  it('navigates within the document, stores state in the entry, and notifies', async () => {
    const { location: current } = browserEnvironment()
    const listener = vi.fn()
    const end = current?.listen(listener)
    current?.go('/a?x=1', false, { one: 1 })
    current?.go('/a?x=2', true, { two: 2 })
    expect(listener).toHaveBeenCalledTimes(2)
    current?.remember({ three: 3 })
    expect([location.search, history.state, current?.href()]).toEqual(['?x=2', { three: 3 }, location.href])
    expect(listener).toHaveBeenCalledTimes(2)
    const popped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
    history.back()
    await popped
    expect(listener).toHaveBeenCalledTimes(3)
    end?.()
    current?.go('/b', false, null)
    expect(listener).toHaveBeenCalledTimes(3)
  })

  it('detects navigation by the host router through the Navigation API where there is one', () => {
    const navigation = new EventTarget()
    Object.assign(window, { navigation })
    const listener = vi.fn()
    const end = browserEnvironment().location?.listen(listener)
    navigation.dispatchEvent(new Event('currententrychange'))
    end?.()
    navigation.dispatchEvent(new Event('currententrychange'))
    expect(listener).toHaveBeenCalledTimes(1)
    Reflect.deleteProperty(window, 'navigation')
  })

  it('ignores its own writes, which the Navigation API reports while they happen', () => {
    const navigation = new EventTarget()
    Object.assign(window, { navigation })
    const writes = (['pushState', 'replaceState'] as const).map((method) => {
      const original = history[method].bind(history)
      return vi.spyOn(history, method).mockImplementation((...call) => {
        original(...call)
        navigation.dispatchEvent(new Event('currententrychange'))
      })
    })
    const { location: current } = browserEnvironment()
    const listener = vi.fn()
    const end = current?.listen(listener)
    current?.remember({ a: 1 })
    expect(listener).not.toHaveBeenCalled()
    current?.go('/c', false, null)
    current?.go('/d', true, null)
    expect(listener).toHaveBeenCalledTimes(2)
    history.pushState(null, '', '/of-the-host')
    expect(listener).toHaveBeenCalledTimes(3)
    end?.()
    for (const write of writes) write.mockRestore()
    Reflect.deleteProperty(window, 'navigation')
  })

  it('continues when the browser refuses further history writes', () => {
    const write = vi.spyOn(history, 'replaceState').mockImplementation(() => {
      throw new DOMException('too many', 'SecurityError')
    })
    browserEnvironment().location?.remember({ a: 1 })
    expect(write).toHaveBeenCalledTimes(1)
    write.mockRestore()
  })

  it('opens tabs without an opener, and scrolls to the top', () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    const scroll = vi.spyOn(window, 'scrollTo').mockReturnValue()
    const { location: current } = browserEnvironment()
    current?.openTab('/x')
    current?.scrollToTop()
    expect(open).toHaveBeenCalledWith('/x', '_blank', 'noopener')
    expect(scroll).toHaveBeenCalledWith(0, 0)
  })

  it('waits, and can be cancelled', async () => {
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

  it('makes ids also in an insecure context', () => {
    vi.stubGlobal('crypto', {})
    const { id } = browserEnvironment()
    expect(new Set(Array.from({ length: 100 }, id)).size).toBe(100)
  })

  it('returns false without sendBeacon', () => {
    expect(browserEnvironment().beacon('/x', 'y')).toBe(false)
  })

  it('reads network status, visibility and referrer', () => {
    const env = browserEnvironment()
    expect([env.online(), env.hidden(), env.referrer(), env.attempts]).toEqual([true, false, null, undefined])
  })
})

describe('device storage', () => {
  it('uses localStorage', () => {
    const { storage } = browserEnvironment()
    storage.write('a_1', 'x')
    storage.write('b', 'y')
    expect([storage.read('a_1'), storage.keys('a_'), localStorage.getItem('b')]).toEqual(['x', ['a_1'], 'y'])
    storage.remove('a_1')
    expect(storage.read('a_1')).toBeNull()
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
    const wrapped = deviceStorage(storage)
    wrapped.write('a', 'x')
    wrapped.remove('a')
    expect([wrapped.read('a'), wrapped.keys('a')]).toEqual([null, []])
  })
})
