'use client'
import { type ReactNode, useCallback, useState } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { useLocale } from '../locale/locale.js'

/**
 * Gives react-aria the language, number format and direction of the current locale. It adds one style element with the
 * nonce of `<meta property="csp-nonce">`, which a page with a nonce in its policy must have.
 */
export function AriaLocale({ children }: { readonly children: ReactNode }) {
  return <I18nProvider locale={useLocale()}>{children}</I18nProvider>
}

/**
 * Returns the element that an overlay of react-aria belongs in: the modal dialog around its trigger, because all else
 * is inert, or the themed island around it. Null means the page's body.
 */
export function useOverlayHome() {
  const [home, setHome] = useState<HTMLElement | null>(null)
  const trigger = useCallback((element: HTMLElement | null) => {
    setHome(element?.closest<HTMLElement>('dialog, [data-theme]:not(:root)') ?? null)
  }, [])
  return { trigger, portal: home === null ? {} : { UNSTABLE_portalContainer: home } }
}

/** Lifts an overlay into the browser's top layer: no dialog clips it, no stacking order hides it. */
export function topLayer(element: HTMLElement | null) {
  // Set as a property, because react-aria does not pass the `popover` attribute on. jsdom does not have it.
  if (element === null || !('showPopover' in element) || element.matches(':popover-open')) return
  element.popover = 'manual'
  element.showPopover()
}
