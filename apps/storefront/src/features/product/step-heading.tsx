import { createContext, type ReactNode, use, useEffect, useRef } from 'react'

/** True once the shopper has moved between steps: the first step leaves the focus where opening put it. */
export const StepMoved = createContext(false)

/** Heading of a step. A new step begins at its top, with the focus on its heading. */
export function StepHeading({ children }: { readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const moved = use(StepMoved)
  useEffect(() => {
    const element = heading.current
    if (!moved || !element) return
    scrollDialogToTop(element)
    element.focus({ preventScroll: true })
  }, [moved])
  return (
    <h3 ref={heading} tabIndex={-1}>
      {children}
    </h3>
  )
}

/** Either the body of a dialog scrolls or, in a low window, the dialog itself. */
function scrollDialogToTop(from: Element): void {
  for (let element = from.parentElement; element; element = element.parentElement) {
    element.scrollTop = 0
    if (element instanceof HTMLDialogElement) return
  }
}
