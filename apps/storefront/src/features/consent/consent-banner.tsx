import { asksForConsent, CONSENT_GROUPS, type ConsentGroup, DEFAULT_CONSENT } from '@klarsikt/core/consent'
import { cookieMessages } from '@klarsikt/core/messages'
import { Button } from '@klarsikt/design-system/button'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useOverlayButton } from '../../shell/overlay-button.js'
import { useShop, useShopState } from '../../shell/shop-state.js'
import styles from './consent-banner.module.css'

/** Asked once for each version of the text. No is as near as yes, and nothing but the necessary runs before the answer. */
export function ConsentBanner() {
  const consent = useShopState((state) => state.consent)
  return consent && asksForConsent(consent) ? <Question /> : null
}

function Question() {
  const store = useShop()
  const settings = useOverlayButton('consent')
  const root = useRef<HTMLElement>(null)
  const [busy, setBusy] = useState(false)
  useHeightOf(root)
  useFocusKept(root)
  const choose = async (groups: readonly ConsentGroup[]) => {
    if (busy) return
    setBusy(true)
    try {
      const { chooseConsent } = await import('./consent-calls.js')
      await chooseConsent(store, groups)
    } finally {
      setBusy(false)
    }
  }
  return (
    <section
      ref={root}
      className={styles.root}
      aria-label={cookieMessages['cookie.title']}
      aria-busy={busy || undefined}
    >
      <h2 className={styles.title}>{cookieMessages['cookie.title']}</h2>
      <p className={styles.text}>{cookieMessages['cookie.body']}</p>
      <div className={styles.actions}>
        <Button variant="secondary" size="small" onClick={() => void choose(CONSENT_GROUPS)}>
          {cookieMessages['cookie.acceptAll']}
        </Button>
        <Button variant="secondary" size="small" onClick={() => void choose(DEFAULT_CONSENT)}>
          {cookieMessages['cookie.rejectAll']}
        </Button>
        <Button variant="ghost" size="small" {...settings}>
          {cookieMessages['cookie.settings']}
        </Button>
      </div>
    </section>
  )
}

/** Tells the page how much of it is covered, so that what gets focus can be brought above it (WCAG 2.4.11). */
function useHeightOf(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const own = root.current
    if (!own || typeof ResizeObserver === 'undefined') return undefined
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty('--sf-consent-height', `${own.offsetHeight}px`))
    observer.observe(own)
    return () => {
      observer.disconnect()
      style.removeProperty('--sf-consent-height')
    }
  }, [root])
}

/** Answering takes the focused button away; the way goes on at the content then, not at the top of the browser. */
function useFocusKept(root: RefObject<HTMLElement | null>): void {
  const within = useRef(false)
  useEffect(() => {
    const own = root.current
    const moved = () => {
      within.current = own?.contains(document.activeElement) ?? false
    }
    document.addEventListener('focusin', moved)
    moved()
    return () => {
      document.removeEventListener('focusin', moved)
      const dialog = document.querySelector('dialog[open]')
      // The settings would give focus back to a button that is no longer there.
      if (dialog) dialog.addEventListener('close', toContent, { once: true })
      else if (within.current) toContent()
    }
  }, [root])
}

function toContent(): void {
  if (document.activeElement === null || document.activeElement === document.body)
    document.getElementById('main')?.focus({ preventScroll: true })
}
