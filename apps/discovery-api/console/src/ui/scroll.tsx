import type { ReactNode } from 'react'

/** Something wide that scrolls by itself; it takes the focus, so that a keyboard can scroll it as well. */
export function Scroll({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- axe asks for it: what scrolls must be reachable
    <div className="scroll" tabIndex={0} role="region" aria-label={label}>
      {children}
    </div>
  )
}
