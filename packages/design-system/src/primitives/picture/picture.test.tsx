import { render, screen } from '@testing-library/react'
import { assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Picture } from './picture.js'
import { isImageSource, isResizable } from './source.js'

const set = (base: string) => ({
  alt: 'Bågen rakt framifrån',
  xl: `${base}/1180.webp`,
  lg: `${base}/570.webp`,
  md: `${base}/285.webp`,
  sm: `${base}/145.webp`,
  xs: `${base}/75.webp`,
})

describe('Picture', () => {
  it.each(['not a url', '', 'javascript:alert(1)', 'ftp://a/b.png', '//evil.example/x.png', 'http://'])(
    'renders nothing when the source is %j [MEDIA-006]',
    (src) => {
      const { container } = render(<Picture src={src} />)
      expect(container).toBeEmptyDOMElement()
    },
  )

  it('renders nothing without a source, or with a set of none [MEDIA-006]', () => {
    const none = { alt: 'x', xl: '', lg: '', md: '', sm: '', xs: '' }
    const { container } = render(
      <>
        <Picture src={null} />
        <Picture src={undefined} />
        <Picture src={none} />
      </>,
    )
    expect(container).toBeEmptyDOMElement()
  })

  it('offers every width as WebP, and one JPEG to a browser without [MEDIA-001, MEDIA-007]', () => {
    const { container } = render(<Picture src={set('/media/ab12')} sizes="50vw" ratio={1.6} />)
    const sources = [...container.querySelectorAll('source')].map((source) => [source.type, source.srcset])
    expect(sources).toEqual([
      [
        'image/webp',
        '/media/ab12/75.webp 75w, /media/ab12/145.webp 145w, /media/ab12/285.webp 285w, /media/ab12/570.webp 570w, /media/ab12/1180.webp 1180w',
      ],
    ])
    const image = screen.getByAltText('Bågen rakt framifrån')
    expect(image).toHaveAttribute('src', '/media/ab12/1180.jpg')
    expect(image).not.toHaveAttribute('srcset')
    expect(image).toHaveAttribute('loading', 'lazy')
  })

  it('leaves out what is larger than needed, also as the plain address [MEDIA-007]', () => {
    const { container } = render(<Picture src={set('/media/ab12')} sizes="50vw" largest="lg" />)
    const image = screen.getByAltText('Bågen rakt framifrån')
    expect(image).toHaveAttribute('src', '/media/ab12/570.jpg')
    expect(container.innerHTML).not.toContain('1180')
    expect(container.querySelector('source')?.srcset).toMatch(/570\.webp 570w$/)
  })

  it('leaves pictures of other hosts as they are [MEDIA-008]', () => {
    const { container } = render(<Picture src={set('https://other.example/p')} />)
    expect(container.querySelector('source')).toBeNull()
    expect(container.querySelector('img')?.srcset).toContain('https://other.example/p/1180.webp 1180w')
  })

  it('resizes from an allowed host and from no other [MEDIA-008]', () => {
    expect(isResizable('https://media.example/media/ab/75.webp', ['media.example'])).toBe(true)
    expect(isResizable('https://media.example/media/ab/75.webp', [])).toBe(false)
    expect(isResizable('/media/ab/75.webp', [])).toBe(true)
    expect(isResizable('/static/ab/75.webp', [])).toBe(false)
  })

  it('fetches the main picture of a page at once', () => {
    render(<Picture src="/media/ab/570.jpg" alt="Båge" priority />)
    expect(screen.getByAltText('Båge')).toHaveAttribute('loading', 'eager')
    expect(screen.getByAltText('Båge')).toHaveAttribute('fetchpriority', 'high')
  })

  it('never takes a text with a space for an address [MEDIA-006]', () => {
    assert(
      property(string(), string(), (before, after) => {
        expect(isImageSource(`${before} ${after}`)).toBe(false)
      }),
    )
  })
})
