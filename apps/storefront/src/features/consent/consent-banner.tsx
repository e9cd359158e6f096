import { asksForConsent } from '@klarsikt/core/consent'
import * as cookieMessages from '@klarsikt/core/messages/cookie'
import { Button } from '@klarsikt/design-system/button'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useOverlayButton } from '../../lib/overlay-button.js'
import { useShopState } from '../../lib/shop-state.js'
import { rememberAnswer } from './answer-cookie.js'
import { CONSENT_PATH, useConsentForm } from './use-consent-form.js'
import styles from './consent-banner.module.css'

/**
 * Asks for consent once for each version of the text. Refusing is as easy as accepting, and only necessary code runs
 * before the answer. The banner is a form in the HTML of every page. After an answer, it is hidden before the first
 * paint.
 */
export function ConsentBanner() {
  const consent = useShopState((state) => state.consent)
  const asks = consent === null ? null : asksForConsent(consent)
  // This runs before the paint, since the device's cookie may be older than the session.
  useLayoutEffect(() => {
    if (asks !== null) rememberAnswer(!asks)
  }, [asks])
  return asks === false ? null : <Question />
}

function Question() {
  const { Form, busy } = useConsentForm()
  const settings = useOverlayButton('consent')
  const root = useRef<HTMLElement>(null)
  useHeightOf(root)
  useFocusKept(root)
  return (
    <section ref={root} className={styles.root} aria-label={cookieMessages.title()} aria-busy={busy || undefined}>
      <h2 className={styles.title}>{cookieMessages.title()}</h2>
      <p className={styles.text}>{cookieMessages.body()}</p>
      <Form method="post" action={CONSENT_PATH} className={styles.actions}>
        <Button type="submit" name="choice" value="all" variant="secondary" size="small">
          {cookieMessages.acceptAll()}
        </Button>
        <Button type="submit" name="choice" value="none" variant="secondary" size="small">
          {cookieMessages.rejectAll()}
        </Button>
        <Button variant="ghost" size="small" {...settings}>
          {cookieMessages.settings()}
        </Button>
      </Form>
    </section>
  )
}

/**
 * Publishes the banner's height as a CSS variable, so that the page can scroll a focused element above it (WCAG
 * 2.4.11). It also does so for the element that has the focus already.
 */
function useHeightOf(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const own = root.current
    if (!own || typeof ResizeObserver === 'undefined') return undefined
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      style.setProperty('--sf-consent-height', `${own.offsetHeight}px`)
      const focused = document.activeElement
      if (document.getElementById('main')?.contains(focused) && focused?.id !== 'main')
        focused?.scrollIntoView({ block: 'nearest' })
    })
    observer.observe(own)
    return () => {
      observer.disconnect()
      style.removeProperty('--sf-consent-height')
    }
  }, [root])
}

/**
 * Moves the focus to the content after the answer has removed the focused button. It would otherwise start again at the
 * top of the browser.
 */
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
      // The settings dialog would return the focus to a button that no longer exists.
      if (dialog) dialog.addEventListener('close', toContent, { once: true })
      else if (within.current) toContent()
    }
  }, [root])
}

function toContent(): void {
  if (document.activeElement === null || document.activeElement === document.body)
    document.getElementById('main')?.focus({ preventScroll: true })
}
