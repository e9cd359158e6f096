// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { keepElement } from './reinsertion.js'

/** Observers are told between tasks. */
const told = () => new Promise((resolve) => setTimeout(resolve))

async function removals(apart: number, times: number) {
  let time = 0
  const parent = document.createElement('div')
  const element = document.createElement('link')
  const onGivenUp = vi.fn<() => void>()
  const end = keepElement(element, { parent, now: () => time, onGivenUp })
  let kept = 0
  for (let turn = 0; turn < times; turn++) {
    time += apart
    element.remove()
    await told()
    if (element.parentNode === parent) kept++
  }
  return { kept, onGivenUp, end, element }
}

describe('what the page throws out', () => {
  it('is put back ten times in a second, and then left to the page [WGUARD-001, WGUARD-002]', async () => {
    const { kept, onGivenUp } = await removals(50, 15)
    expect(kept).toBe(10)
    expect(onGivenUp).toHaveBeenCalledTimes(1)
  })
  it('is put back for ever when it happens slowly', async () => {
    expect((await removals(101, 25)).kept).toBe(25)
  })
  it('stays out once the keeping has ended', async () => {
    const { end, element } = await removals(50, 1)
    end()
    await told()
    expect(element.parentNode).toBeNull()
  })
})
