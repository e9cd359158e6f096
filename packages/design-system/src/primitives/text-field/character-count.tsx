'use client'
import { type ChangeEvent, useState } from 'react'
import { useText } from '../../locale/locale.js'
import * as textFieldMessages from '../../messages/generated/text-field.js'
import { useAnnouncement } from '../field/use-announcement.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import styles from './text-field.module.css'

type Value = string | number | readonly string[] | undefined

/** Counts characters as people do: one for an emoji, one for an å. */
export function countCharacters(value: Value): number {
  return [...String(value ?? '')].length
}

/** Counts the characters of a field, whether the owner or the browser holds its value. */
export function useLength(value: Value, defaultValue: Value) {
  const [own, setOwn] = useState(() => countCharacters(defaultValue))
  return {
    length: value === undefined ? own : countCharacters(value),
    follow: (event: ChangeEvent<{ value: string }>) => setOwn(countCharacters(event.currentTarget.value)),
  }
}

export interface CharacterCountProps {
  readonly length: number
  readonly most: number
}

/**
 * Shows the used and the maximum number of characters. It is announced when typing pauses near the maximum or above
 * it.
 */
export function CharacterCount({ length, most }: CharacterCountProps) {
  const text = useText()
  const left = most - length
  const over = text(textFieldMessages.over, {
    count: -left,
  })
  const remaining = text(textFieldMessages.left, {
    count: left,
  })
  // Announced only when less than a tenth is left.
  const said = useAnnouncement(left < 0 ? over : left <= most / 10 ? remaining : '')
  return (
    <>
      <span className={styles.count} data-over={left < 0 || undefined}>
        {left < 0 ? over : text(textFieldMessages.count, { count: length, max: most })}
      </span>
      <span role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </span>
    </>
  )
}
