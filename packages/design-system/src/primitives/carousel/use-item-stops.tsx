'use client'
import * as a11yMessages from '@klarsikt/core/messages/a11y'
import { type ReactNode, type RefCallback, useCallback, useId, useState } from 'react'
import { useText } from '../../locale/locale.js'
import { itemStops } from './item-stops.js'
import styles from './use-item-stops.module.css'

/** What a row of items needs to be one of them for the Tab key. */
export interface ItemStops {
  /** For the list, whose children are the items. */
  readonly watchItems: RefCallback<HTMLElement>
  /** False where nothing in the row takes focus: then the list itself must, to be scrolled. Null before it is known. */
  readonly hasStops: boolean | null
  /** Says that there are arrow keys, while one uses the keyboard; behind the list, in an element with a position. */
  readonly hint: ReactNode
}

/** Makes a row that scrolls sideways as few Tab stops as one of its items has; arrow keys go to the others. */
export function useItemStops(): ItemStops {
  const id = useId()
  const text = useText()
  const [hasStops, setHasStops] = useState<boolean | null>(null)
  const watchItems = useCallback((list: HTMLElement) => itemStops(list, id, setHasStops), [id])
  const hint = hasStops && (
    // Read as the description of what has focus, and not once more by itself.
    <p id={id} className={styles.hint} aria-hidden="true">
      {text(a11yMessages.carouselKeys)}
    </p>
  )
  return { watchItems, hasStops, hint }
}
