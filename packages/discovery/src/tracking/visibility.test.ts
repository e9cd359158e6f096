import { describe, expect, it, vi } from 'vitest'
import { fakeClock } from '../testing/fake-environment.js'
import { createVisibility } from './visibility.js'

function watching() {
  const clock = fakeClock()
  const seen = vi.fn()
  let notify: (entries: { target: Element; intersectionRatio: number }[]) => void = () => undefined
  const unobserved = vi.fn()
  class Observer {
    constructor(callback: typeof notify) {
      notify = callback
    }
    observe = vi.fn()
    unobserve = unobserved
    disconnect = vi.fn()
  }
  const visibility = createVisibility(clock.wait, seen, Observer as never)
  const element = {} as Element
  const end = visibility.observe(element)
  return {
    clock,
    seen,
    end,
    visibility,
    unobserved,
    show: (ratio: number) => notify([{ target: element, intersectionRatio: ratio }]),
  }
}

describe('an element is seen', () => {
  it.each([
    [0.6, 500, 1],
    [0.6, 499, 0],
    [0.59, 5000, 0],
  ])('at %d of it for %i ms: %i times [WTRACK-010]', async (ratio, ms, times) => {
    const { show, clock, seen } = watching()
    show(ratio)
    await clock.pass(ms)
    expect(seen).toHaveBeenCalledTimes(times)
  })

  it('from half of its area [WTRACK-011]', async () => {
    const { show, clock, seen } = watching()
    show(0.6)
    await clock.pass(300)
    show(0.55)
    await clock.pass(200)
    expect(seen).toHaveBeenCalledTimes(1)
    show(0.6)
    await clock.pass(1000)
    expect(seen).toHaveBeenCalledTimes(1)
    show(0.49)
    show(0.6)
    await clock.pass(500)
    expect(seen).toHaveBeenCalledTimes(2)
  })

  it('not when it left too early, or is no longer observed', async () => {
    const { show, clock, seen, end, unobserved } = watching()
    show(0.9)
    await clock.pass(499)
    show(0.49)
    await clock.pass(1000)
    show(1)
    end()
    await clock.pass(1000)
    expect(seen).not.toHaveBeenCalled()
    expect(unobserved).toHaveBeenCalled()
  })

  it('not at all without IntersectionObserver', () => {
    const visibility = createVisibility(fakeClock().wait, vi.fn(), null as never)
    visibility.observe({} as Element)()
    visibility.end()
  })
})
