import type { ReactNode } from 'react'

/** A region that scrolls sideways. It can be focused, so that it also scrolls by keyboard. */
export function Scroll({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- axe requires a focusable scrolling region
    <div className="scroll" tabIndex={0} role="region" aria-label={label}>
      {children}
    </div>
  )
}
