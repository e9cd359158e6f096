'use client'
import * as a11yMessages from '@klarsikt/core/messages/a11y'
import { Children, type ElementType, type ReactNode, useId } from 'react'
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons/action.js'
import { useText } from '../../locale/locale.js'
import { IconButton } from '../icon-button/icon-button.js'
import { useTrack } from './use-track.js'
import styles from './carousel.module.css'

export interface CarouselProps {
  /** Names the row for everybody: a heading, and the name of its region. */
  readonly title: ReactNode
  /** One child per item; empty ones take no place, and without any the row is not drawn. */
  readonly children: ReactNode
  readonly headingLevel?: 2 | 3
  readonly nextText?: string
  readonly previousText?: string
}

/** A row that scrolls sideways by touch, wheel, keyboard and two buttons; nothing moves by itself. */
export function Carousel({ title, children, headingLevel = 2, nextText, previousText }: CarouselProps) {
  const text = useText()
  const heading = useId()
  const items = Children.toArray(children)
  const { canScroll, watch, measure, move } = useTrack()
  const Heading: ElementType = `h${headingLevel}`
  const scrolls = canScroll.before || canScroll.after
  if (items.length === 0) return null
  return (
    <section className={styles.root} aria-labelledby={heading}>
      <div className={styles.head}>
        <Heading id={heading} className={styles.title}>
          {title}
        </Heading>
        {scrolls && (
          <div className={styles.steps}>
            <Step
              label={previousText ?? text(a11yMessages.carouselPrev)}
              icon={<ChevronLeftIcon />}
              possible={canScroll.before}
              onPress={() => move(-1)}
            />
            <Step
              label={nextText ?? text(a11yMessages.carouselNext)}
              icon={<ChevronRightIcon />}
              possible={canScroll.after}
              onPress={() => move(1)}
            />
          </div>
        )}
      </div>
      <ul
        ref={watch}
        className={styles.track}
        onScroll={(event) => measure(event.currentTarget)}
        // Arrow keys scroll it, also where nothing in it takes focus.
        {...(scrolls && { tabIndex: 0, 'aria-labelledby': heading })}
      >
        {items.map((item, index) => (
          <li key={typeof item === 'object' && 'key' in item ? item.key : index} className={styles.item}>
            {item}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface StepProps {
  readonly label: string
  readonly icon: ReactNode
  readonly possible: boolean
  readonly onPress: () => void
}

/** At the end it is `aria-disabled` and keeps focus: a disabled button would drop it to the page. */
function Step({ label, icon, possible, onPress }: StepProps) {
  return (
    <IconButton
      variant="outlined"
      className={styles.step ?? ''}
      label={label}
      icon={icon}
      aria-disabled={!possible || undefined}
      onClick={possible ? onPress : undefined}
    />
  )
}
