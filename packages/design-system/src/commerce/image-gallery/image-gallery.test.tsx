import { act, createEvent, fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { pictures } from '../../testing/articles.js'
import { ImageGallery } from './image-gallery.js'

const images = [
  { ...pictures('#111'), alt: 'Framifrån' },
  { ...pictures('#222'), alt: 'Från sidan' },
]

interface Finger {
  readonly id?: number
  readonly x: number
  readonly y?: number
  readonly type?: string
}

/** jsdom has pointer events without coordinates. */
function pointer(
  kind: 'Down' | 'Move' | 'Up' | 'Cancel',
  target: Element,
  { id = 1, x, y = 0, type = 'touch' }: Finger,
) {
  const event = createEvent[`pointer${kind}`](target)
  for (const [key, value] of Object.entries({ pointerId: id, clientX: x, clientY: y, pointerType: type, button: 0 }))
    Object.defineProperty(event, key, { value })
  fireEvent(target, event)
}

async function enlarge() {
  render(<ImageGallery images={images} label="Linnea Rund" />)
  fireEvent.click(screen.getByRole('button', { name: 'Förstora: Framifrån' }))
  const dialog = await screen.findByRole('dialog', { name: 'Linnea Rund' })
  const inside = within(dialog)
  const stage = inside.getByRole('group', { name: 'Framifrån' })
  stage.getBoundingClientRect = () => new DOMRect(0, 0, 400, 600)
  return {
    dialog,
    inside,
    stage: () => inside.getByRole('group'),
    percent: () => Number(/(\d+) %/.exec(inside.getByText(/^Förstoring/).textContent ?? '')?.[1]),
    transform: () => (inside.getByRole('group').firstElementChild as HTMLElement).style.transform,
  }
}

describe('ImageGallery', () => {
  beforeEach(() => {
    Element.prototype.scrollTo = vi.fn<() => void>()
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
  })

  it('renders nothing without pictures', () => {
    expect(render(<ImageGallery images={[]} label="x" />).container).toBeEmptyDOMElement()
  })

  it('fetches the largest size only when a picture is opened [MEDIA-007]', async () => {
    const set = {
      alt: 'Båge',
      xs: '/media/a/75.jpg',
      sm: '/media/a/145.jpg',
      md: '/media/a/285.jpg',
      lg: '/media/a/570.jpg',
      xl: '/media/a/1180.jpg',
    }
    render(<ImageGallery images={[set]} label="Linnea" sizes="50vw" />)
    const sizes = () => [...document.querySelectorAll('source, img')].map((source) => source.getAttribute('sizes'))
    expect(sizes()).not.toContain('1180px')
    fireEvent.click(screen.getByRole('button', { name: 'Förstora: Båge' }))
    await screen.findByRole('dialog')
    expect(sizes()).toContain('1180px')
  })

  it('pinches with two fingers, and no further than there is picture', async () => {
    const { stage, percent } = await enlarge()
    pointer('Down', stage(), { id: 1, x: 150 })
    pointer('Down', stage(), { id: 2, x: 250 })
    pointer('Move', stage(), { id: 2, x: 350 })
    expect(percent()).toBe(200)
    pointer('Move', stage(), { id: 2, x: 3500 })
    expect(percent()).toBe(400)
    pointer('Move', stage(), { id: 2, x: 160 })
    expect(percent()).toBe(100)
  })

  it('is dragged when it is enlarged, and stops at its edge', async () => {
    const { stage, transform } = await enlarge()
    fireEvent.keyDown(stage(), { key: '+' })
    fireEvent.keyDown(stage(), { key: '+' })
    pointer('Down', stage(), { x: 200, y: 200 })
    pointer('Move', stage(), { x: 150, y: 230 })
    expect(transform()).toBe('translate(-50px, 30px) scale(2)')
    pointer('Move', stage(), { x: -900, y: 230 })
    expect(transform()).toBe('translate(-200px, 30px) scale(2)')
    pointer('Up', stage(), { x: -900, y: 230 })
    expect(stage()).toHaveAccessibleName('Framifrån')
  })

  it('is swiped to the next one when it is not enlarged', async () => {
    const { stage } = await enlarge()
    const swipe = (from: number, to: number, down = 0) => {
      pointer('Down', stage(), { x: from })
      pointer('Move', stage(), { x: to, y: down })
      pointer('Up', stage(), { x: to, y: down })
    }
    swipe(300, 270)
    swipe(300, 200, 300)
    expect(stage()).toHaveAccessibleName('Framifrån')
    swipe(300, 200)
    expect(stage()).toHaveAccessibleName('Från sidan')
    swipe(300, 200)
    expect(stage()).toHaveAccessibleName('Från sidan')
    swipe(200, 300)
    expect(stage()).toHaveAccessibleName('Framifrån')
  })

  it('zooms by a click of the mouse or two taps, and not by one tap', async () => {
    const { stage, percent } = await enlarge()
    const tap = (type: string) => {
      pointer('Down', stage(), { x: 100, y: 100, type })
      pointer('Up', stage(), { x: 102, y: 100, type })
    }
    tap('mouse')
    expect(percent()).toBe(250)
    tap('mouse')
    expect(percent()).toBe(100)
    tap('touch')
    expect(percent()).toBe(100)
    tap('touch')
    expect(percent()).toBe(250)
  })

  it('handles the wheel, and not the shortcuts of the browser', async () => {
    const { stage, percent } = await enlarge()
    const wheel = new WheelEvent('wheel', { deltaY: -200, cancelable: true, bubbles: true })
    act(() => void stage().dispatchEvent(wheel))
    expect(wheel.defaultPrevented).toBe(true)
    expect(percent()).toBe(149)
    fireEvent.keyDown(stage(), { key: '+', ctrlKey: true })
    expect(percent()).toBe(149)
    fireEvent.keyDown(stage(), { key: '0' })
    expect(percent()).toBe(100)
  })

  it('begins every time with the whole of the picture that was pressed', async () => {
    const { dialog, inside, percent } = await enlarge()
    fireEvent.keyDown(inside.getByRole('group'), { key: '+' })
    expect(percent()).toBe(150)
    fireEvent(dialog, new Event('cancel', { cancelable: true }))
    fireEvent.click(screen.getByRole('button', { name: 'Förstora: Från sidan' }))
    expect(percent()).toBe(100)
    expect(inside.getByRole('group')).toHaveAccessibleName('Från sidan')
  })

  it('shows a box instead of a picture that failed to load', () => {
    const { container } = render(<ImageGallery images={images} label="Linnea Rund" />)
    fireEvent.error(container.querySelector('img') as Element)
    expect(screen.getByRole('button', { name: 'Bilden saknas.' })).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByRole('button', { name: 'Förstora: Från sidan' })).toBeInTheDocument()
  })
})
