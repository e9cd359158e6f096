'use client'
import type { ReactNode } from 'react'
import { useText } from '../../locale/locale.js'
import * as descriptionListMessages from '../../messages/generated/description-list.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import styles from './description-list.module.css'

export interface Description {
  readonly term: string
  /** Null, undefined or an empty text is shown as a dash and announced as missing. */
  readonly value: ReactNode
}

export interface DescriptionListProps {
  readonly items: readonly Description[]
  /**
   * `row` puts term and value at both ends of a row. `stacked` puts the value below its term, for long values such as
   * addresses.
   */
  readonly layout?: 'row' | 'stacked'
  /** Text for screen readers in place of a missing value. */
  readonly missingText?: string
}

/** A list of facts, such as the measures of a frame or the details of an order. */
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
