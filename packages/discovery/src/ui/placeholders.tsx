import type { ReactNode } from 'react'

export interface ImagePlaceholderProps {
  /** Width divided by height; 1 unless said. */
  readonly aspectRatio?: number
  /** What the picture would have said; without one it says nothing to a screen reader. */
  readonly label?: string
}

/** Stands where a picture will be, in its proportions. Sized by attributes: no style that a strict page would refuse. */
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

/** Stands where a line of text will be. */
export function TextPlaceholder({ width = '100%', height = '1em' }: TextPlaceholderProps): ReactNode {
  return <svg className="ks-d-skeleton" width={width} height={height} aria-hidden="true" />
}
