import { backdropSet } from '@klarsikt/core/media'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { backdropMeta } from '../lib/backdrop-meta.js'
import { boot } from './boot.js'

const BACKDROP = backdropSet({
  alt: '',
  light: { wide: 'aa', tall: 'bb' },
  dark: { wide: 'cc', tall: 'dd' },
})

beforeEach(() => {
  const [meta] = backdropMeta(BACKDROP) as { name: string; content: string }[]
  document.head.append(Object.assign(document.createElement('meta'), meta))
})
afterEach(() => {
  document.head.replaceChildren()
  document.cookie = 'consent=; Path=/; Max-Age=0'
  delete document.documentElement.dataset['consent']
  document.cookie = 'theme=; Max-Age=0'
  delete document.documentElement.dataset['theme']
  vi.unstubAllGlobals()
})

function preloaded({ theme, isDeviceDark }: { theme?: string; isDeviceDark: boolean }) {
  if (theme) document.cookie = `theme=${theme}`
  vi.stubGlobal('matchMedia', () => ({ matches: isDeviceDark }))
  boot()
  return [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('imagesrcset')?.split(' ')[0])
}

describe('the picture at the top of a page', () => {
  it.each([
    ['the device is light', { isDeviceDark: false }, ['/media/aa/1180.webp', '/media/bb/780.webp']],
    ['the device is dark', { isDeviceDark: true }, ['/media/cc/1180.webp', '/media/dd/780.webp']],
    [
      'dark was chosen on a light device',
      { theme: 'dark', isDeviceDark: false },
      ['/media/cc/1180.webp', '/media/dd/780.webp'],
    ],
    [
      'light was chosen on a dark device',
      { theme: 'light', isDeviceDark: true },
      ['/media/aa/1180.webp', '/media/bb/780.webp'],
    ],
  ])('is preloaded as the theme has it when %s', (_, device, addresses) => {
    expect(preloaded(device)).toEqual(addresses)
  })
})

it.each([
  ['none', null, '2'],
  ['of this version', 'consent=2', 'answered'],
  ['of an earlier version', 'consent=1', '2'],
  ['of a later version', 'consent=22', '2'],
] as const)('the question of cookies and an answer that is %s', (_, cookie, marked) => {
  const { dataset } = document.documentElement
  dataset['consent'] = '2'
  if (cookie) document.cookie = `${cookie}; Path=/`
  preloaded({ isDeviceDark: false })
  expect(dataset['consent']).toBe(marked)
})
