import { expect, it } from 'vitest'
import { BRANDS } from './brands.js'
import { wear } from './worn.js'

const [nordlys, gallery] = BRANDS
const anotherPage = () => document.implementation.createHTMLDocument('page')

it('dresses a page once, however often the brand changes', () => {
  const page = anotherPage()
  wear(page, nordlys!, 'light')()
  wear(page, gallery!, 'dark')
  expect(page.querySelectorAll('style')).toHaveLength(1)
  expect(page.querySelector('style')?.textContent).toContain(gallery!.light['action-bg'])
  expect(page.documentElement.dataset['theme']).toBe('dark')
})

it('keeps the theme when the page sets its own, until it is taken off', async () => {
  const page = anotherPage()
  const takeOff = wear(page, nordlys!, 'dark')
  page.documentElement.dataset['theme'] = 'light'
  await expect.poll(() => page.documentElement.dataset['theme']).toBe('dark')
  takeOff()
  page.documentElement.dataset['theme'] = 'light'
  await Promise.resolve()
  expect(page.documentElement.dataset['theme']).toBe('light')
})

it('brings the letters of the brands along', () => {
  const page = anotherPage()
  wear(page, nordlys!, 'light')
  expect(page.querySelector('style')?.textContent.match(/@font-face/g)).toHaveLength(3)
})
