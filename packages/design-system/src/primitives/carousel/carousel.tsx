'use client'
import { a11yMessages } from '@klarsikt/core/messages'
import { Children, type ElementType, type ReactNode, useId } from 'react'
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons/action.js'
import { IconButton } from '../icon-button/icon-button.js'
import { useTrack } from './use-track.js'
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
  const { room, watch, measure, move } = useTrack()
  const Heading: ElementType = `h${headingLevel}`
  const items = Children.toArray(children)
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
