// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { prefersStill } from './prefers-still.js'

afterEach(() => vi.unstubAllGlobals())

const system = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }))

it('asks the system', () => {
  system(false)
  expect(prefersStill(document.body)).toBe(false)
  system(true)
  expect(prefersStill(null)).toBe(true)
})

it('follows the page around it, whatever the system preference', () => {
  system(false)
  document.body.innerHTML = '<div data-motion="reduced"><p></p></div><b></b>'
  expect(prefersStill(document.querySelector('p'))).toBe(true)
  expect(prefersStill(document.querySelector('b'))).toBe(false)
})
