import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { dataLayerEvents } from '../../lib/tracking/data-layer.js'
import { VideoSlot } from './video-slot.js'

const FILM = {
  label: 'Bågen vrids från sida till sida',
  poster: '/media/0123456789abcdef0123/poster.webp',
  sources: [
    { src: '/media/0123456789abcdef0123/video.webm', type: 'video/webm' },
    { src: '/media/0123456789abcdef0123/video.mp4', type: 'video/mp4' },
  ],
  ratio: 1.6,
}

let near: (isIntersecting: boolean) => void = () => {}
class Observer {
  constructor(call: (entries: { isIntersecting: boolean }[]) => void) {
    near = (isIntersecting) => call([{ isIntersecting }])
  }
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function played(this: HTMLMediaElement) {
    this.dispatchEvent(new Event('play'))
  })
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function paused(this: HTMLMediaElement) {
    this.dispatchEvent(new Event('pause'))
  })
})

describe('a film in its place', () => {
  it('is a still picture until the visitor comes near, in the same shape [MEDIA-002]', async () => {
    render(<VideoSlot video={FILM} />)
    const still = screen.getByRole('img', { name: FILM.label })
    expect(still).toHaveAttribute('loading', 'lazy')
    const place = still.closest('div')
    expect(place).toHaveStyle({ aspectRatio: '1.6' })
    act(() => near(false))
    expect(screen.queryByRole('button')).toBeNull()
    act(() => near(true))
    const film = await screen.findByLabelText<HTMLVideoElement>(FILM.label, { selector: 'video' })
    expect(film).toHaveAttribute('poster', FILM.poster)
    expect([...film.querySelectorAll('source')].map(({ src }) => new URL(src).pathname)).toEqual(
      FILM.sources.map(({ src }) => src),
    )
    expect(place).toContainElement(film)
  })

  it('tells the data layer when it is played [ENUM-021]', async () => {
    render(<VideoSlot video={FILM} />)
    act(() => near(true))
    fireEvent.click(await screen.findByRole('button', { name: 'Spela' }))
    expect(dataLayerEvents().at(-1)).toEqual({
      event: 'video_control',
      video_action: 'Play',
      video_title: FILM.label,
    })
  })
})
