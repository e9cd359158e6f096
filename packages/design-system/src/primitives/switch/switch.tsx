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
  /** What the switch controls, not its state: `Nyhetsbrev`, never `Nyhetsbrev på`. */
  readonly label: ReactNode
  readonly hint?: ReactNode
  /** Why the change failed, as a whole sentence. */
  readonly error?: string | undefined
  /** Shown next to the switch while it is on; `På` by default. */
  readonly onText?: string
  readonly offText?: string
  /** The change is pending. The switch keeps its state and focus, and ignores presses. */
  readonly loading?: boolean
  readonly loadingText?: string
  readonly className?: string
  readonly ref?: Ref<HTMLInputElement | null>
}

/** A switch with an immediate effect, without a form. */
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
            // The hint is inside the label too, so that a press on it counts. It describes the control and is not a
            // part of its name.
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
 * Ignores presses while the change is pending; a disabled switch would lose the focus. It listens before React does,
 * because React counts a press as a change even if its default is prevented. The space bar counts as a press.
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
