'use client'
import { cx } from '../../lib/cx.js'
import { Dialog, type DialogProps } from '../dialog/dialog.js'
import styles from './drawer.module.css'

export interface DrawerProps extends Omit<DialogProps, 'kind' | 'bare' | 'size'> {
  /** 352, 448 (the cart) or 640 px; never wider than the window. */
  readonly size?: 'small' | 'medium' | 'large'
}

const SIZES = { small: styles.small, medium: undefined, large: styles.large } as const

/**
 * A panel over the page from its side, as high as the window: what belongs to the page and is left again, as the cart, filters
 * or a choice in steps. The end side by default, so that it comes from the left in a right-to-left language.
 */
export function Drawer({ size = 'medium', className, ...dialog }: DrawerProps) {
  return <Dialog {...dialog} kind="drawer" className={cx(styles.root, SIZES[size], className)} />
}
