'use client'
import { type MouseEvent, useEffect, useRef } from 'react'
import { useText } from '../../locale/locale.js'
import * as errorSummaryMessages from '../../messages/generated/error-summary.js'
import { focusField } from '../field/focus-field.js'
import styles from './error-summary.module.css'

export { focusField } from '../field/focus-field.js'

export interface FieldProblem {
  /** Id of the control, so that the link leads there. */
  readonly field: string
  readonly message: string
}

export interface ErrorSummaryProps {
  readonly problems: readonly FieldProblem[]
  readonly title?: string
  /** Level of the title's heading, so that the page keeps its order. */
  readonly headingLevel?: 2 | 3 | 4
  /**
   * Changes with every attempt to send, so that focus moves to the first field again even if the problems are the
   * same.
   */
  readonly attempt?: number | string
  /** Where focus moves when problems appear: to the first wrong field, to this summary, or nowhere. */
  readonly focus?: 'field' | 'summary' | 'none'
}

/**
 * A list of all problems of a form, announced at once. Each line links to its field, and the first field gets focus.
 */
export function ErrorSummary({ problems, title, headingLevel = 2, attempt = 0, focus = 'field' }: ErrorSummaryProps) {
  const text = useText()
  const Heading = `h${headingLevel}` as const
  const box = useRef<HTMLDivElement>(null)
  const handled = useRef<number | string | null>(null)
  const first = problems[0]?.field
  useEffect(() => {
    if (first === undefined) handled.current = null
    // Focus moves once per attempt, not while the customer corrects one problem after another.
    if (first === undefined || focus === 'none' || handled.current === attempt) return
    handled.current = attempt
    if (focus === 'summary' || !focusField(first)) box.current?.focus()
  }, [attempt, focus, first])
  if (problems.length === 0) return null
  const go = (event: MouseEvent, field: string) => {
    if (focusField(field)) event.preventDefault()
  }
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.root}>
      <Heading className={styles.title}>{title ?? text(errorSummaryMessages.title)}</Heading>
      <ul className={styles.list}>
        {problems.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${field}`} className={styles.link} onClick={(event) => go(event, field)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
