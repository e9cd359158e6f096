'use client'
import { type ReactNode, useCallback, useState } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { useLocale } from '../locale/locale.js'

/**
 * Lets react-aria speak, count and read in the direction of the locale in force. It writes one style element of its own,
 * with the nonce of `<meta property="csp-nonce">`; a page whose policy has a nonce has to have that.
 */
export function AriaLocale({ children }: { readonly children: ReactNode }) {
  return <I18nProvider locale={useLocale()}>{children}</I18nProvider>
}

/**
 * Where an overlay of react-aria belongs, by an element of its trigger: in the modal dialog around it, since all else is
 * inert, or in the themed island around it, whose colours it has. Null means the page's body.
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
  // Set here and not as an attribute, because react-aria passes no `popover` on. jsdom has no such thing.
  if (element === null || !('showPopover' in element) || element.matches(':popover-open')) return
  element.popover = 'manual'
  element.showPopover()
}
