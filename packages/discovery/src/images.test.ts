import { describe, expect, it } from 'vitest'
import { imageSizes, pictureSources } from './images.js'

describe('a picture', () => {
  const picture = pictureSources('https://api.test/', 'shop', 'https://img.test/a b.jpg?x=1&y=2')

  it('comes as webp and jpeg in nine widths, and as png of 400 for whatever reads neither [WIMG-002] [WIMG-003]', () => {
    expect(picture.sources.map(({ type }) => type)).toEqual(['image/webp', 'image/jpeg'])
    for (const { srcSet } of picture.sources) {
      expect(srcSet.match(/ \d+w/g)).toEqual(
        [64, 128, 256, 300, 400, 512, 1024, 2048, 4096].map((width) => ` ${width}w`),
      )
    }
    expect(new URL(picture.src).searchParams.get('format')).toBe('png')
    expect(new URL(picture.src).searchParams.get('width')).toBe('400')
  })

  it('is asked of the image service with its whole address [WIMG-001]', () => {
    const first = new URL(picture.sources[0]?.srcSet.split(' ')[0] ?? '')
    expect(first.origin + first.pathname).toBe('https://api.test/v2/image')
    expect(Object.fromEntries(first.searchParams)).toEqual({
      format: 'webp',
      url: 'https://img.test/a b.jpg?x=1&y=2',
      width: '64',
      tenant: 'shop',
    })
  })

  it('is asked for a little wider than shown [WIMG-004], and more so in Safari [WIMG-005]', () => {
    expect(imageSizes(200)).toBe('210px')
    expect(imageSizes(200, true)).toBe('280px')
  })
})
