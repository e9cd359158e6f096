import { describe, expect, it } from 'vitest'
import { imageSrcSet, isImageSource, isResizable } from './image-url.js'
import { IMAGE_WIDTHS, imageSet, imageUrl, videoSet } from './index.js'

const HOSTS = ['media.klarsikt.example', 'localhost:3000']

it('has five widths [MEDIA-007]', () => {
  expect(IMAGE_WIDTHS).toEqual({ xl: 1180, lg: 570, md: 285, sm: 145, xs: 75 })
})

it('makes a set with every size of one of our pictures [MEDIA-001]', () => {
  expect(imageSet('abc', 'En båge', 'avif')).toEqual({
    alt: 'En båge',
    xl: '/media/abc/1180.avif',
    lg: '/media/abc/570.avif',
    md: '/media/abc/285.avif',
    sm: '/media/abc/145.avif',
    xs: '/media/abc/75.avif',
  })
})

it('makes a set with every format of one of our films [MEDIA-002]', () => {
  expect(videoSet({ hash: 'abc', label: 'En båge vrids', ratio: 1.6 })).toEqual({
    label: 'En båge vrids',
    ratio: 1.6,
    poster: '/media/abc/poster.webp',
    sources: [
      { src: '/media/abc/video.webm', type: 'video/webm' },
      { src: '/media/abc/video.mp4', type: 'video/mp4' },
    ],
  })
})

describe('sources', () => {
  it.each(['https://a.example/x.jpg', 'http://a.example', '/media/abc/75.jpg'])('takes %s', (src) => {
    expect(isImageSource(src)).toBe(true)
  })

  it.each([
    'not a url',
    '',
    '//a.example/x.jpg',
    '/\\a.example',
    'javascript:alert(1)',
    'data:image/png;base64,AA',
    'x.jpg',
    null,
  ])('refuses %s [MEDIA-006]', (src) => {
    expect(isImageSource(src)).toBe(false)
  })
})

describe('resizing', () => {
  it('changes the width of our own pictures, and the format when asked [MEDIA-008]', () => {
    expect(imageUrl('/media/abc/285.jpg', { width: 75 }, [])).toBe('/media/abc/75.jpg')
    expect(imageUrl('/media/abc/285.jpg', { width: 75, format: 'avif' }, [])).toBe('/media/abc/75.avif')
    expect(imageUrl('https://media.klarsikt.example/media/abc/285.jpg', { width: 75 }, HOSTS)).toBe(
      'https://media.klarsikt.example/media/abc/75.jpg',
    )
  })

  it('adds parameters for another allowed host [MEDIA-008]', () => {
    expect(imageUrl('https://media.klarsikt.example/p.png?v=2', { width: 570, format: 'webp' }, HOSTS)).toBe(
      'https://media.klarsikt.example/p.png?v=2&width=570&format=webp',
    )
  })

  it.each([
    'https://elsewhere.example/p.png',
    'https://media.klarsikt.example.evil.example/p.png',
    'https://media.klarsikt.example@evil.example/p.png',
    '/logo.svg',
    'not a url',
  ])('leaves %s untouched [MEDIA-008]', (src) => {
    expect(imageUrl(src, { width: 75 }, HOSTS)).toBe(src)
  })

  it('lists every width from the smallest on', () => {
    expect(imageSrcSet('/media/abc/285.jpg', [], 'webp')).toBe(
      '/media/abc/75.webp 75w, /media/abc/145.webp 145w, /media/abc/285.webp 285w, /media/abc/570.webp 570w, /media/abc/1180.webp 1180w',
    )
    expect(imageSrcSet('https://elsewhere.example/p.png', HOSTS)).toBe('')
    expect(isResizable('http://localhost:3000/media/abc/75.jpg', HOSTS)).toBe(true)
  })
})
