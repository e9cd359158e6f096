'use client'
import * as listingMessages from '@klarsikt/core/messages/listing'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useText } from '../../locale/locale.js'
import * as tagMessages from '../../messages/generated/tag.js'
import { Button } from '../button/button.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import { Tag } from './single-tag.js'
import styles from './tag.module.css'

export { Tag, type TagProps, ToggleTag, type ToggleTagProps } from './single-tag.js'

export interface TagItem {
  readonly id: string
  readonly text: string
}

export interface TagListProps {
  /** Names the group for screen readers, for example `Valda filter`. */
  readonly label: string
  readonly tags: readonly TagItem[]
  readonly onRemove: (id: string) => void
  /** Shows a button that takes them all away as soon as there are two. */
  readonly onClearAll?: () => void
  readonly clearText?: string
  readonly removeText?: string
  readonly disabled?: boolean
}

/**
 * Choices in force, each with a button that removes it; Delete and Backspace do the same. Focus goes on to the next tag,
 * and what went is read out once.
 */
export function TagList({ label, tags, onRemove, onClearAll, clearText, removeText, disabled = false }: TagListProps) {
  const text = useText()
  const group = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  const leave = useFocusAfterRemoval(group, tags.length)
  const remove = (at: number, tag: TagItem) => {
    leave(at)
    setSaid(text(tagMessages.removed, { tag: tag.text }))
    onRemove(tag.id)
  }
  const clear = () => {
    leave(0)
    setSaid(text(tagMessages.cleared))
    onClearAll?.()
  }
  const press = (event: KeyboardEvent, at: number, tag: TagItem) => {
    if (disabled || (event.key !== 'Delete' && event.key !== 'Backspace')) return
    event.preventDefault()
    remove(at, tag)
  }
  return (
    <div ref={group} role="group" aria-label={label} tabIndex={-1} className={styles.group}>
      {tags.length > 0 && (
        <ul className={styles.list}>
          {tags.map((tag, at) => (
            <li key={tag.id} className={styles.item} onKeyDown={(event) => press(event, at, tag)}>
              <Tag
                disabled={disabled}
                onRemove={() => remove(at, tag)}
                {...(removeText !== undefined && { removeText })}
              >
                {tag.text}
              </Tag>
            </li>
          ))}
        </ul>
      )}
      {onClearAll && tags.length > 1 && (
        <Button variant="ghost" size="small" disabled={disabled} onClick={clear}>
          {clearText ?? text(listingMessages.clearAll)}
        </Button>
      )}
      <span role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </span>
    </div>
  )
}

/** A removed button takes focus with it: moves focus to the one in its place, or to the group. */
function useFocusAfterRemoval(group: RefObject<HTMLElement | null>, count: number) {
  const left = useRef<{ readonly at: number; readonly of: number } | null>(null)
  useEffect(() => {
    if (left.current === null || left.current.of === count || !group.current) return
    const buttons = group.current.querySelectorAll<HTMLElement>('[data-ks-remove]')
    const next = buttons[Math.min(left.current.at, buttons.length - 1)] ?? group.current
    left.current = null
    // Focus that has moved on meanwhile stays there.
    if (document.activeElement === document.body || group.current.contains(document.activeElement)) next.focus()
  }, [group, count])
  return (at: number) => {
    left.current = { at, of: count }
  }
}
