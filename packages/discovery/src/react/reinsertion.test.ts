// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { keepElement } from './reinsertion.js'

/** Mutation observers run between tasks, so this waits for one task. */
const observersRan = () => new Promise((resolve) => setTimeout(resolve))

async function removals(apart: number, times: number) {
  let time = 0
  const parent = document.createElement('div')
  const element = document.createElement('link')
  const onGivenUp = vi.fn<() => void>()
  const end = keepElement(element, { parent, now: () => time, onGivenUp })
  let reinserted = 0
  for (let turn = 0; turn < times; turn++) {
    time += apart
    element.remove()
    await observersRan()
    if (element.parentNode === parent) reinserted++
  }
  return { reinserted, onGivenUp, end, element }
}

describe('an element that the page removes', () => {
  it('is reinserted ten times in a second, and then left to the page [WGUARD-001, WGUARD-002]', async () => {
    const { reinserted, onGivenUp } = await removals(50, 15)
    expect(reinserted).toBe(10)
    expect(onGivenUp).toHaveBeenCalledTimes(1)
  })
  it('is reinserted without limit when it happens slowly', async () => {
    expect((await removals(101, 25)).reinserted).toBe(25)
  })
  it('stays out after unsubscribing', async () => {
    const { end, element } = await removals(50, 1)
    end()
    await observersRan()
    expect(element.parentNode).toBeNull()
  })
})
