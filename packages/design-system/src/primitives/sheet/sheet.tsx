'use client'
import { cx } from '../../lib/cx.js'
import { Dialog, type DialogProps } from '../dialog/dialog.js'
import styles from './sheet.module.css'

export interface SheetProps extends Omit<DialogProps, 'kind' | 'side' | 'bare' | 'size'> {
  /** As high as what is in it, half the window, or all of it but a strip of the page. */
  readonly height?: 'content' | 'half' | 'full'
}

const HEIGHTS = { content: undefined, half: styles.half, full: styles.full } as const

/** A panel from below, near the thumb: a short choice or details on a phone. There is no handle, because it cannot be dragged. */
export function Sheet({ height = 'content', className, ...dialog }: SheetProps) {
  return <Dialog {...dialog} kind="sheet" className={cx(styles.root, HEIGHTS[height], className)} />
}
