import type { ReactNode } from 'react'

export interface ImagePlaceholderProps {
  /** Width divided by height. The default is 1. */
  readonly aspectRatio?: number
  /** Alternative text of the picture. Without it screen readers skip the placeholder. */
  readonly label?: string
}

/**
 * Shows a placeholder with the proportions of a picture. Attributes set its size, because a strict Content Security
 * Policy refuses inline styles.
 */
export function ImagePlaceholder({ aspectRatio = 1, label }: ImagePlaceholderProps): ReactNode {
  return (
    <svg
      className="ks-d-skeleton ks-d-skeleton-image"
      viewBox={`0 0 ${100 * aspectRatio} 100`}
      width="100%"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  )
}

export interface TextPlaceholderProps {
  /** A length or a percentage. The default is the whole line. */
  readonly width?: string | number
  /** A length. The default is one line of text. */
  readonly height?: string | number
}

export function TextPlaceholder({ width = '100%', height = '1em' }: TextPlaceholderProps): ReactNode {
  return <svg className="ks-d-skeleton" width={width} height={height} aria-hidden="true" />
}
