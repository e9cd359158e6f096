import type { ReactNode } from 'react'

export interface ImagePlaceholderProps {
  /** Width divided by height; 1 unless said. */
  readonly aspectRatio?: number
  /** Alternative text of the picture; without it the placeholder is hidden from screen readers. */
  readonly label?: string
}

/** Placeholder of a picture, in its proportions. Sized by attributes: a strict CSP refuses inline styles. */
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
  /** A length or percentage; all of the line unless said. */
  readonly width?: string | number
  /** A length; one line of text unless said. */
  readonly height?: string | number
}

/** Placeholder of a line of text. */
export function TextPlaceholder({ width = '100%', height = '1em' }: TextPlaceholderProps): ReactNode {
  return <svg className="ks-d-skeleton" width={width} height={height} aria-hidden="true" />
}
