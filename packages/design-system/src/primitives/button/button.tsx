'use client'
import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { cx } from '../../lib/cx.js'
import { Anchor, type AnchorProps } from '../link/link-context.js'
import { Spinner } from '../spinner/spinner.js'
import styles from './button.module.css'

interface Look {
  readonly variant?: 'primary' | 'secondary' | 'ghost' | 'danger'
  /** 48 px, or 44 px next to other controls. */
  readonly size?: 'medium' | 'small'
  readonly fullWidth?: boolean
  /** Before the text. */
  readonly icon?: ReactNode
  /** After the text, as an arrow that leads on. */
  readonly iconEnd?: ReactNode
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, Look {
  /** Keeps its place and focus, announces that it is busy, and ignores further presses. */
  readonly loading?: boolean
  readonly ref?: Ref<HTMLButtonElement>
}

export interface ButtonLinkProps extends AnchorProps, Look {}

/** A button that does something on the page or sends a form. For another address use {@link ButtonLink}. */
export function Button({
  variant = 'primary',
  size = 'medium',
  fullWidth = false,
  loading = false,
  icon,
  iconEnd,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // A busy submit button must not send the form again.
    if (loading) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      onClick={press}
      className={cx(styles.root, className)}
      data-variant={variant}
      data-size={size}
      data-full={fullWidth || undefined}
      data-loading={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      aria-busy={loading || undefined}
    >
      {loading ? <Spinner /> : icon}
      <span className={styles.content}>{children}</span>
      {iconEnd}
    </button>
  )
}

/** A link that looks like a button: for going somewhere, never for doing something. */
export function ButtonLink({
  variant = 'primary',
  size = 'medium',
  fullWidth = false,
  icon,
  iconEnd,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Anchor
      {...rest}
      className={cx(styles.root, className)}
      data-variant={variant}
      data-size={size}
      data-full={fullWidth || undefined}
    >
      {icon}
      <span className={styles.content}>{children}</span>
      {iconEnd}
    </Anchor>
  )
}
