import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { en } from '../../locale/en.js'
import { LocaleProvider } from '../../locale/locale.js'
import { Media } from '../media/media.js'
import { Video, type VideoProps } from './video.js'

const play = vi.fn<(this: HTMLMediaElement) => Promise<void>>()
const pause = vi.fn<(this: HTMLMediaElement) => void>()
const prefersLess = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }))
const film = (props: Partial<VideoProps> = {}) =>
  render(<Video sources={[{ src: '/film.mp4', type: 'video/mp4' }]} label="En optiker slipar glas" {...props} />)
const controls = (container: HTMLElement) => container.querySelector('[data-controls]')?.getAttribute('data-controls')

beforeEach(() => {
  vi.useFakeTimers()
  prefersLess(false)
  play.mockReset().mockImplementation(async function played(this: HTMLMediaElement) {
    this.dispatchEvent(new Event('play'))
  })
  pause.mockReset().mockImplementation(function paused(this: HTMLMediaElement) {
    this.dispatchEvent(new Event('pause'))
  })
  Object.assign(HTMLMediaElement.prototype, { play, pause })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('Video', () => {
  it('plays muted and looping [MEDIA-003]', () => {
    film()
    const element = screen.getByLabelText<HTMLVideoElement>('En optiker slipar glas')
    expect(element.muted).toBe(true)
    expect(element.loop).toBe(true)
    expect(play).toHaveBeenCalledTimes(1)
  })

  it('does not play when reduced motion is preferred [MEDIA-003]', () => {
    prefersLess(true)
    film()
    expect(play).not.toHaveBeenCalled()
    expect(screen.getByRole('button', { name: 'Spela' })).toBeInTheDocument()
  })

  it('is paused and played by its button, whose words follow, and reports it [MEDIA-004, ENUM-021]', () => {
    const said = vi.fn<(event: string) => void>()
    film({ onControl: said })
    fireEvent.click(screen.getByRole('button', { name: 'Pausa' }))
    expect(pause).toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: 'Spela' }))
    expect(said.mock.calls.flat()).toEqual(['Pause', 'Play'])
  })

  it('shows its controls at 1499 ms after the last move of the mouse and hides them at 1500 [MEDIA-005]', () => {
    const { container } = film()
    const wait = (milliseconds: number) => {
      act(() => {
        vi.advanceTimersByTime(milliseconds)
      })
    }
    wait(1000)
    fireEvent.mouseMove(screen.getByLabelText('En optiker slipar glas'))
    wait(1499)
    expect(controls(container)).toBe('shown')
    wait(1)
    expect(controls(container)).toBe('hidden')
    fireEvent.mouseMove(screen.getByLabelText('En optiker slipar glas'))
    expect(controls(container)).toBe('shown')
  })

  it('shows Play when the browser refuses to start by itself', async () => {
    play.mockReset().mockRejectedValue(new DOMException('', 'NotAllowedError'))
    film()
    await act(async () => {})
    expect(screen.getByRole('button', { name: 'Spela' })).toBeInTheDocument()
  })

  it('leaves out sources that are no address, and plays what is within the page', () => {
    const { container } = film({
      sources: [{ src: 'not a url' }, { src: 'data:image/png;base64,AA' }, { src: 'data:video/webm;base64,AA' }],
    })
    expect([...container.querySelectorAll('source')].map(({ src }) => src)).toEqual(['data:video/webm;base64,AA'])
  })

  it('names its button in another language', () => {
    render(
      <LocaleProvider locale="en-GB" texts={en}>
        <Video sources={[{ src: '/film.mp4' }]} label="An optician grinds lenses" />
      </LocaleProvider>,
    )
    expect(screen.getByRole('button', { name: 'Pause' })).toBeInTheDocument()
  })

  it('renders nothing without a source that is an address', () => {
    const { container } = film({ sources: [{ src: 'not a url' }] })
    expect(container).toBeEmptyDOMElement()
  })
})

describe('what Video fetches by itself', () => {
  let inView: (isIntersecting: boolean) => void
  beforeEach(() => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(call: (entries: { isIntersecting: boolean }[]) => void) {
          inView = (isIntersecting) => act(() => call([{ isIntersecting }]))
        }
        observe() {}
        disconnect() {}
      },
    )
  })
  afterEach(() => Reflect.deleteProperty(navigator, 'connection'))

  it('is nothing before it comes into view, and it pauses out of view', () => {
    film()
    expect(screen.getByLabelText('En optiker slipar glas')).toHaveAttribute('preload', 'none')
    expect(play).not.toHaveBeenCalled()
    inView(true)
    expect(screen.getByRole('button', { name: 'Pausa' })).toBeInTheDocument()
    inView(false)
    expect(screen.getByRole('button', { name: 'Spela' })).toBeInTheDocument()
    inView(true)
    expect(screen.getByRole('button', { name: 'Pausa' })).toBeInTheDocument()
  })

  it('stays paused when it comes back into view, if a visitor paused it [MEDIA-004]', () => {
    film()
    inView(true)
    fireEvent.click(screen.getByRole('button', { name: 'Pausa' }))
    inView(false)
    inView(true)
    expect(play).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('button', { name: 'Spela' })).toBeInTheDocument()
  })

  it('is nothing where data is saved, until Play is pressed', () => {
    Object.assign(navigator, { connection: { saveData: true } })
    film()
    inView(true)
    expect(play).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: 'Spela' }))
    expect(play).toHaveBeenCalledTimes(1)
  })
})

describe('a film that cannot be played', () => {
  it('is its poster without a button that would do nothing', async () => {
    play.mockReset().mockRejectedValue(new DOMException('', 'NotSupportedError'))
    film({ poster: '/film.webp' })
    await act(async () => {})
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByLabelText('En optiker slipar glas')).toHaveAttribute('poster', '/film.webp')
  })

  it('is known by its last source; one that fails before leaves the others', () => {
    const { container } = film({ sources: [{ src: '/film.webm' }, { src: '/film.mp4' }] })
    const [first, last] = container.querySelectorAll('source')
    fireEvent.error(first!)
    expect(screen.getByRole('button', { name: 'Pausa' })).toBeInTheDocument()
    fireEvent.error(last!)
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('Media', () => {
  it('is a picture, a film, or a film in several formats, with or without a shape [MEDIA-002]', () => {
    const { container } = render(
      <>
        <Media media={{ kind: 'image', src: '/media/ab/570.jpg', alt: 'Båge', ratio: 1.6 }} />
        <Media label="Ett klipp" media={{ kind: 'video', sources: [{ src: '/a.mp4' }] }} />
        <Media
          label="Två format"
          media={{ kind: 'video', sources: [{ src: '/b.webm' }, { src: '/b.mp4' }], ratio: 2 }}
        />
      </>,
    )
    expect(screen.getByAltText('Båge').parentElement).toHaveStyle({ aspectRatio: '1.6' })
    expect(screen.getByLabelText('Ett klipp').querySelectorAll('source')).toHaveLength(1)
    expect(screen.getByLabelText('Två format').querySelectorAll('source')).toHaveLength(2)
    expect(container.querySelectorAll('video')).toHaveLength(2)
  })
})
