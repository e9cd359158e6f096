import { describe, expect, it } from 'vitest'
import { forcedSelector } from './forced-states.js'

describe('the selector of a forced state', () => {
  it('holds below an element that forces it, at the weight it had', () => {
    expect(forcedSelector('.root:hover')).toBe('.root:is(:hover, :where([data-forced~="hover"] *))')
    expect(forcedSelector('.a:active > .b')).toBe('.a:is(:active, :where([data-forced~="active"] *)) > .b')
  })

  it('gives the focus to what can have it alone', () => {
    expect(forcedSelector(':focus-visible')).toContain('[data-forced~="focus"] :is(a[href], button')
  })

  it('is unchanged without a state, for another one, and the second time', () => {
    for (const selector of ['.root', '.root:focus-within', '.hover .active', '.root:hover-later'])
      expect(forcedSelector(selector)).toBe(selector)
    const once = forcedSelector('.root:hover, .root:focus-visible')
    expect(forcedSelector(once)).toBe(once)
  })
})
