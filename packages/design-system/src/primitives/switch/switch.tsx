'use client'
import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
} from 'react'
import { cx } from '../../lib/cx.js'
import { useText } from '../../locale/locale.js'
import * as switchMessages from '../../messages/generated/switch.js'
import { FieldError } from '../field/field.js'
import { Spinner } from '../spinner/spinner.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import styles from './switch.module.css'

export interface SwitchProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role' | 'className'> {
  /** What is on or off, not the state: `Nyhetsbrev`, never `Nyhetsbrev på`. */
  readonly label: ReactNode
  readonly hint?: ReactNode
  /** Why it could not be switched, as a whole sentence. */
  readonly error?: string | undefined
  /** Shown next to the switch while it is on; `På` by default. */
  readonly onText?: string
  readonly offText?: string
  /** The change is pending: keeps its place, its state and its focus, and ignores further presses. */
  readonly loading?: boolean
  readonly loadingText?: string
  readonly className?: string
  readonly ref?: Ref<HTMLInputElement | null>
}

/** Turns something on or off at once, without a form to send. */
export function Switch({
  label,
  hint,
  error,
  onText,
  offText,
  loading = false,
  loadingText,
  id,
  className,
  ref,
  ...rest
}: SwitchProps) {
  const text = useText()
  const own = useId()
  const control = id ?? own
  const failed = error !== undefined && error !== ''
  const described = cx(hint !== undefined && `${control}-hint`, failed && `${control}-error`)
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current)
  useRefusal(input, loading)
  return (
    <div className={cx(styles.root, className)} data-loading={loading || undefined}>
      <label className={styles.row} htmlFor={control}>
        <span className={styles.texts}>
          <span id={`${control}-label`}>{label}</span>
          {hint !== undefined && (
            <span id={`${control}-hint`} className={styles.hint}>
              {hint}
            </span>
          )}
        </span>
        <span className={styles.control}>
          <input
            {...rest}
            ref={input}
            id={control}
            type="checkbox"
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the checkbox says itself whether it is checked
            role="switch"
            className={styles.input}
            // The hint is inside the label as well, where a press on it counts; it describes and does not name.
            aria-labelledby={`${control}-label`}
            aria-busy={loading || undefined}
            aria-disabled={loading || undefined}
            aria-invalid={failed || undefined}
            aria-describedby={described || undefined}
          />
          <span className={styles.track}>
            <span className={styles.thumb}>{loading && <Spinner label="" />}</span>
          </span>
          {/* The role is on or off for screen readers; both words are rendered so that nothing moves. */}
          <span className={styles.states} aria-hidden="true">
            <span className={styles.on}>{onText ?? text(switchMessages.on)}</span>
            <span className={styles.off}>{offText ?? text(switchMessages.off)}</span>
          </span>
        </span>
      </label>
      <span role="status">
        {loading && <VisuallyHidden>{loadingText ?? text(switchMessages.loading)}</VisuallyHidden>}
      </span>
      {failed && <FieldError id={`${control}-error`}>{error}</FieldError>}
    </div>
  )
}

/**
 * Takes no press while busy; a disabled switch would lose the focus it has. Before React, which makes a change of a press
 * even where its default is prevented. The space bar presses, too.
 */
function useRefusal(input: { readonly current: HTMLInputElement | null }, busy: boolean) {
  useEffect(() => {
    const element = input.current
    if (!busy || !element) return undefined
    const refuse = (event: Event) => {
      event.preventDefault()
      event.stopPropagation()
    }
    element.addEventListener('click', refuse)
    return () => element.removeEventListener('click', refuse)
  }, [input, busy])
}
