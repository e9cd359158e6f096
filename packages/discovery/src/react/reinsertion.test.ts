// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { keepElement, keepStyling } from './reinsertion.js'

/** Observers are told between tasks. */
const told = () => new Promise((resolve) => setTimeout(resolve))

async function removals(keep: typeof keepElement, apart: number, times: number) {
  let time = 0
  const parent = document.createElement('div')
  const element = document.createElement('link')
  const onGivenUp = vi.fn<() => void>()
  const end = keep(element, { parent, now: () => time, onGivenUp })
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
  it('as a style sheet is put back until the tenth time in a second [WGUARD-001]', async () => {
    const { kept, onGivenUp } = await removals(keepStyling, 50, 15)
    expect(kept).toBe(9)
    expect(onGivenUp).toHaveBeenCalledTimes(1)
  })
  it('as an element is put back ten times in a second, and not an eleventh [WGUARD-002]', async () => {
    expect((await removals(keepElement, 50, 15)).kept).toBe(10)
  })
  it('is put back for ever when it happens slowly', async () => {
    expect((await removals(keepElement, 101, 25)).kept).toBe(25)
  })
  it('stays out once the keeping has ended', async () => {
    const { end, element } = await removals(keepElement, 50, 1)
    end()
    await told()
    expect(element.parentNode).toBeNull()
  })
})
