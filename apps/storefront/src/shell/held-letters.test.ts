import { afterEach, describe, expect, it } from 'vitest'
import { holdLetters, takeLetters } from './held-letters.js'

const press = (key: string, more: KeyboardEventInit = {}) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))

afterEach(takeLetters)

describe('letters typed while their field is on its way', () => {
  it('are kept in order, taken back by Backspace, and handed over once', () => {
    holdLetters()
    for (const key of ['g', 'u', 'x', 'Backspace', 'c', 'ö', ' ', 'i']) expect(press(key)).toBe(false)
    expect(takeLetters()).toEqual({ text: 'gucö i', entered: false })
    expect(takeLetters()).toEqual({ text: '', entered: false })
  })
  it('are sent by Enter, which does not press the button again', () => {
    holdLetters()
    press('a')
    expect(press('Enter')).toBe(false)
    expect(takeLetters()).toEqual({ text: 'a', entered: true })
  })
  it('are not shortcuts, and keys that move about keep their meaning', () => {
    holdLetters()
    expect(press('r', { ctrlKey: true })).toBe(true)
    expect(press('r', { metaKey: true })).toBe(true)
    expect(press('Tab')).toBe(true)
    expect(press('Escape')).toBe(true)
    expect(takeLetters().text).toBe('')
  })
  it('go where they belong before and after', () => {
    expect(press('a')).toBe(true)
    holdLetters()
    holdLetters()
    takeLetters()
    expect(press('a')).toBe(true)
  })
})
