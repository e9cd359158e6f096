'use client'
import * as a11yMessages from '@klarsikt/core/messages/a11y'
import { Children, type ElementType, type ReactNode, useCallback, useId } from 'react'
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons/action.js'
import { useText } from '../../locale/locale.js'
import { IconButton } from '../icon-button/icon-button.js'
import { useItemStops } from './use-item-stops.js'
import { useTrack } from './use-track.js'
import styles from './carousel.module.css'

export { type ItemStops, useItemStops } from './use-item-stops.js'

export interface CarouselProps {
  /** A heading that also names the region. */
  readonly title: ReactNode
  /** One child per item. Empty items take no space. Without items the row is not rendered. */
  readonly children: ReactNode
  readonly headingLevel?: 2 | 3
  readonly nextText?: string
  readonly previousText?: string
}

/**
 * A row that scrolls sideways by touch, wheel, keyboard and two buttons, never by itself. One of its items is a Tab
 * stop, and arrow keys go to the others.
 */
export function Carousel({ title, children, headingLevel = 2, nextText, previousText }: CarouselProps) {
  const text = useText()
  const heading = useId()
  const items = Children.toArray(children)
  const { canScroll, watch, measure, move } = useTrack()
  const { watchItems, hasStops, hint } = useItemStops()
  const track = useCallback(
    (list: HTMLUListElement) => {
      const ends = [watch(list), watchItems(list)]
      return () => ends.forEach((end) => end?.())
    },
    [watch, watchItems],
  )
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
      <div className={styles.row}>
        <ul
          ref={track}
          className={styles.track}
          aria-labelledby={heading}
          onScroll={(event) => measure(event.currentTarget)}
          // Arrow keys scroll it where nothing in it takes focus.
          {...(scrolls && hasStops === false && { tabIndex: 0 })}
        >
          {items.map((item, index) => (
            <li key={typeof item === 'object' && 'key' in item ? item.key : index} className={styles.item}>
              {item}
            </li>
          ))}
        </ul>
        {hint}
      </div>
    </section>
  )
}

interface StepProps {
  readonly label: string
  readonly icon: ReactNode
  readonly possible: boolean
  readonly onPress: () => void
}

/** At the end the button is `aria-disabled` and keeps the focus, which a disabled button would lose. */
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
