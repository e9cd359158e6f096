import './component-page.css'
import { Story, type useOf } from '@storybook/addon-docs/blocks'
import { useEffect, useRef, useState } from 'react'
import { type ComponentPart, partsOf, type Point, spread } from './component-parts.js'

const MARKER_PX = 20
/** Parts of at least this height are marked at the top, lower ones in the middle. */
const TALL_PX = 60
const MOST_PARTS = 14

type StoryExport = ReturnType<typeof useOf<'story'>>['story']['moduleExport']

interface Measured {
  readonly part: ComponentPart
  readonly box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number }
  readonly marker: Point
}

/** The first story of a component with its parts numbered, and each part's name, size and spacing. */
export function Anatomy({ of, folder }: { readonly of: StoryExport; readonly folder: string }) {
  const frame = useRef<HTMLDivElement>(null)
  const [parts, setParts] = useState<readonly Measured[]>([])
  const [lit, setLit] = useState<string>()
  useEffect(() => {
    const picture = frame.current
    if (!picture) return
    const look = () => setParts(measured(picture, folder))
    // The story is rendered after this page, and may fetch what it shows.
    const sizes = new ResizeObserver(look)
    const content = new MutationObserver(look)
    sizes.observe(picture)
    content.observe(picture, { childList: true, subtree: true })
    return () => {
      sizes.disconnect()
      content.disconnect()
    }
  }, [folder])
  const box = parts.find(({ part }) => part.className === lit)?.box
  return (
    <div className="sb-unstyled ks-docs ks-docs-anatomy">
      <div className="ks-docs-stage">
        <div ref={frame} className="docs-story">
          <Story of={of} />
        </div>
        {box && <span aria-hidden="true" className="ks-docs-outline" style={{ ...box }} />}
        {parts.map(({ part, marker }, index) => (
          <span
            key={part.className}
            aria-hidden="true"
            className="ks-docs-marker"
            data-lit={part.className === lit || undefined}
            style={{ left: marker.x, top: marker.y }}
          >
            {index + 1}
          </span>
        ))}
      </div>
      {parts.length > 0 && (
        <ol className="ks-docs-parts">
          {parts.map(({ part }) => (
            <li
              key={part.className}
              onPointerEnter={() => setLit(part.className)}
              onPointerLeave={() => setLit(undefined)}
            >
              <strong>{part.name}</strong>
              <code>.{part.className}</code>
              <span className="ks-tabular">{redline(part.element)}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

function measured(picture: HTMLElement, folder: string): readonly Measured[] {
  const from = picture.getBoundingClientRect()
  const seen: Omit<Measured, 'marker'>[] = []
  for (const part of partsOf(picture, folder)) {
    const { left, top, width, height } = part.element.getBoundingClientRect()
    const box = { left: left - from.left, top: top - from.top, width, height }
    // A part that only wraps another one looks the same and gets no number.
    if (width > 1 && height > 1 && !seen.some((other) => isSame(other.box, box))) seen.push({ part, box })
  }
  const shown = seen.slice(0, MOST_PARTS)
  const markers = spread(
    shown.map(({ box }) => ({
      x: box.left - MARKER_PX,
      y: box.top + (box.height < TALL_PX ? (box.height - MARKER_PX) / 2 : 0),
    })),
    MARKER_PX,
  )
  return shown.flatMap((one, index) => {
    const marker = markers[index]
    return marker ? [{ ...one, marker }] : []
  })
}

function isSame(one: Measured['box'], other: Measured['box']): boolean {
  return (['left', 'top', 'width', 'height'] as const).every((side) => Math.abs(one[side] - other[side]) < 2)
}

/** Size, inner spacing, gap, corners and letters of a part, as they are drawn. */
function redline(element: Element): string {
  const { width, height } = element.getBoundingClientRect()
  const style = getComputedStyle(element)
  const px = (name: string) => style.getPropertyValue(name)
  const set = (value: string) => value !== '' && !/^(?:0px ?)+$/.test(value) && value !== 'normal'
  return [
    `${Math.round(width)} × ${Math.round(height)}`,
    set(px('padding')) && `padding ${px('padding')}`,
    set(px('gap')) && `gap ${px('gap')}`,
    set(px('border-radius')) && `radius ${px('border-radius')}`,
    `text ${px('font-size')}/${px('font-weight')}`,
  ]
    .filter(Boolean)
    .join(' · ')
}
