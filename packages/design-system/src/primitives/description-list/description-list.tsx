'use client'
import type { ReactNode } from 'react'
import { useText } from '../../locale/locale.js'
import * as descriptionListMessages from '../../messages/generated/description-list.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import styles from './description-list.module.css'

export interface Description {
  readonly term: string
  /** Null, undefined or an empty text is shown as a dash and read out as missing. */
  readonly value: ReactNode
}

export interface DescriptionListProps {
  readonly items: readonly Description[]
  /** Term and value at both ends of a row, or the value under its term: for long values such as addresses. */
  readonly layout?: 'row' | 'stacked'
  /** What is read out for a value that is missing. */
  readonly missingText?: string
}

/** Facts in pairs: measures of a frame, details of an order. */
export function DescriptionList({ items, layout = 'row', missingText }: DescriptionListProps) {
  const text = useText()
  const missing = missingText ?? text(descriptionListMessages.missing)
  return (
    <dl className={styles.root} data-layout={layout}>
      {items.map(({ term, value }) => (
        <div key={term} className={styles.row}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{isMissing(value) ? <Missing text={missing} /> : value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Missing({ text }: { readonly text: string }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </>
  )
}

function isMissing(value: ReactNode): boolean {
  return value === null || value === undefined || value === ''
}
