import type { ComponentType, ReactNode } from 'react'

export interface IconProps {
  /** Side in pixels; 20 next to text, 24 on its own. */
  readonly size?: number
  /** A name for screen readers. Without it the icon is decoration. */
  readonly label?: string
  readonly className?: string | undefined
}

export type IconComponent = ComponentType<IconProps>

/** The common frame of every icon: 24-unit grid, 1.5 px stroke in the text colour. */
export function Glyph({ size = 20, label, className, children }: IconProps & { readonly children: ReactNode }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      focusable="false"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {children}
    </svg>
  )
}
