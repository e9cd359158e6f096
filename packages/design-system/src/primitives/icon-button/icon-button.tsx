'use client'
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { cx } from '../../lib/cx.js'
import { Anchor, type AnchorProps } from '../link/link-context.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import styles from './icon-button.module.css'

interface Look {
  /** Accessible name, which says what it does. */
  readonly label: string
  readonly icon: ReactNode
  readonly variant?: 'plain' | 'outlined' | 'raised'
  /** A small count or dot over the corner. */
  readonly badge?: ReactNode
}

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'>, Look {
  readonly ref?: Ref<HTMLButtonElement>
}

export interface IconLinkProps extends Omit<AnchorProps, 'children'>, Look {}

/** A button with a well-known icon: close, search, the cart. Other actions need words. */
export function IconButton({
  label,
  icon,
  variant = 'plain',
  badge,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button {...rest} type={type} className={cx(styles.root, className)} data-variant={variant}>
      {icon}
      <VisuallyHidden>{label}</VisuallyHidden>
      {badge !== undefined && <span className={styles.badge}>{badge}</span>}
    </button>
  )
}

/** A link that looks the same. */
export function IconLink({ label, icon, variant = 'plain', badge, className, ...rest }: IconLinkProps) {
  return (
    <Anchor {...rest} className={cx(styles.root, className)} data-variant={variant}>
      {icon}
      <VisuallyHidden>{label}</VisuallyHidden>
      {badge !== undefined && <span className={styles.badge}>{badge}</span>}
    </Anchor>
  )
}
