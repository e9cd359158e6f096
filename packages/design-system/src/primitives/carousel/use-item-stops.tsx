'use client'
import * as a11yMessages from '@klarsikt/core/messages/a11y'
import { type ReactNode, type RefCallback, useCallback, useId, useState } from 'react'
import { useText } from '../../locale/locale.js'
import { itemStops } from './item-stops.js'
import styles from './use-item-stops.module.css'

/** What a row needs to have one item as its Tab stop. */
export interface ItemStops {
  /** A ref for the list whose children are the items. */
  readonly watchItems: RefCallback<HTMLElement>
  /**
   * False when nothing in the row takes focus: then the list must, so that the keyboard can scroll it. Null before
   * this is known.
   */
  readonly hasStops: boolean | null
  /** A hint about the arrow keys for keyboard users. Render it behind the list, in a positioned element. */
  readonly hint: ReactNode
}

/** Makes one item of a scrolling row the Tab stop. Arrow keys go to the others. */
export function useItemStops(): ItemStops {
  const id = useId()
  const text = useText()
  const [hasStops, setHasStops] = useState<boolean | null>(null)
  const watchItems = useCallback((list: HTMLElement) => itemStops(list, id, setHasStops), [id])
  const hint = hasStops && (
    // Screen readers read it as a description of the focused item, and not a second time.
    <p id={id} className={styles.hint} aria-hidden="true">
      {text(a11yMessages.carouselKeys)}
    </p>
  )
  return { watchItems, hasStops, hint }
}
