'use client'
import { cx } from '../../lib/cx.js'
import { Dialog, type DialogProps } from '../dialog/dialog.js'
import styles from './sheet.module.css'

export interface SheetProps extends Omit<DialogProps, 'kind' | 'side' | 'bare' | 'size'> {
  /**
   * `content` is as high as its content, `half` is half of the window, and `full` leaves a strip of the page visible.
   */
  readonly height?: 'content' | 'half' | 'full'
}

const HEIGHTS = { content: undefined, half: styles.half, full: styles.full } as const

/**
 * A panel at the bottom, near the thumb, for a short choice on a phone. It has no handle, because it cannot be
 * dragged.
 */
export function Sheet({ height = 'content', className, ...dialog }: SheetProps) {
  return <Dialog {...dialog} kind="sheet" className={cx(styles.root, HEIGHTS[height], className)} />
}
