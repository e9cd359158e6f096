'use client'
import { a11yMessages } from '@klarsikt/core/messages'
import { Children, type ElementType, type ReactNode, useCallback, useId, useRef, useState } from 'react'
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons/action.js'
import { IconButton } from '../icon-button/icon-button.js'
import styles from './carousel.module.css'

export interface CarouselProps {
  readonly title: ReactNode
  /** One child per item; empty ones take no place. */
  readonly children: ReactNode
  readonly headingLevel?: 2 | 3
  readonly nextText?: string
  readonly previousText?: string
}

/** A row that scrolls sideways by touch, wheel, keyboard and two buttons; nothing moves by itself. */
export function Carousel({ title, children, headingLevel = 2, ...texts }: CarouselProps) {
  const { nextText = a11yMessages['a11y.carousel.next'], previousText = a11yMessages['a11y.carousel.prev'] } = texts
  const heading = useId()
  const track = useRef<HTMLUListElement | null>(null)
  const [room, setRoom] = useState({ before: false, after: false })
  const Heading: ElementType = `h${headingLevel}`
  const items = Children.toArray(children)
  const measure = useCallback((list: HTMLElement) => {
    const next = { before: list.scrollLeft > 8, after: list.scrollLeft + list.clientWidth < list.scrollWidth - 8 }
    setRoom((room) => (room.before === next.before && room.after === next.after ? room : next))
  }, [])
  // Also the first measure: an observer reports once when it begins.
  const watch = useCallback(
    (list: HTMLUListElement) => {
      track.current = list
      if (typeof ResizeObserver === 'undefined') return undefined
      const observer = new ResizeObserver(() => measure(list))
      observer.observe(list)
      return () => observer.disconnect()
    },
    [measure],
  )
  const move = (pages: number) => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    track.current?.scrollBy({ left: pages * track.current.clientWidth * 0.8, behavior: still ? 'instant' : 'smooth' })
  }
  if (items.length === 0) return null
  return (
    <section className={styles.root} aria-labelledby={heading}>
      <div className={styles.head}>
        <Heading id={heading} className={styles.title}>
          {title}
        </Heading>
        {(room.before || room.after) && (
          <div className={styles.steps}>
            <IconButton
              variant="outlined"
              label={previousText}
              icon={<ChevronLeftIcon />}
              disabled={!room.before}
              onClick={() => move(-1)}
            />
            <IconButton
              variant="outlined"
              label={nextText}
              icon={<ChevronRightIcon />}
              disabled={!room.after}
              onClick={() => move(1)}
            />
          </div>
        )}
      </div>
      <ul key={items.length} ref={watch} className={styles.track} onScroll={(event) => measure(event.currentTarget)}>
        {items.map((item, index) => (
          <li key={typeof item === 'object' && 'key' in item ? item.key : index} className={styles.item}>
            {item}
          </li>
        ))}
      </ul>
    </section>
  )
}
