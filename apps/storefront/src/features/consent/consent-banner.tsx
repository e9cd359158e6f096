import { CONSENT_GROUPS, CONSENT_VERSION, type ConsentGroup, DEFAULT_CONSENT } from '@klarsikt/core/consent'
import { cookieMessages } from '@klarsikt/core/messages'
import { Button } from '@klarsikt/design-system/button'
import { useState } from 'react'
import { useOverlayButton } from '../../shell/overlay-button.js'
import { useShop, useShopState } from '../../shell/shop-state.js'
import styles from './consent-banner.module.css'

/** Asked once for each version of the text. No is as near as yes, and nothing but the necessary runs before the answer. */
export function ConsentBanner() {
  const store = useShop()
  const consent = useShopState((state) => state.consent)
  const settings = useOverlayButton('consent')
  const [busy, setBusy] = useState(false)
  if (!consent || (consent.decidedAt !== null && consent.version >= CONSENT_VERSION)) return null
  const choose = async (groups: readonly ConsentGroup[]) => {
    setBusy(true)
    const { chooseConsent } = await import('./consent-calls.js')
    await chooseConsent(store, groups)
    setBusy(false)
  }
  return (
    <section className={styles.root} aria-label={cookieMessages['cookie.title']}>
      <h2 className={styles.title}>{cookieMessages['cookie.title']}</h2>
      <p className={styles.text}>{cookieMessages['cookie.body']}</p>
      <div className={styles.actions}>
        <Button variant="secondary" size="small" disabled={busy} onClick={() => void choose(CONSENT_GROUPS)}>
          {cookieMessages['cookie.acceptAll']}
        </Button>
        <Button variant="secondary" size="small" disabled={busy} onClick={() => void choose(DEFAULT_CONSENT)}>
          {cookieMessages['cookie.rejectAll']}
        </Button>
        <Button variant="ghost" size="small" {...settings}>
          {cookieMessages['cookie.settings']}
        </Button>
      </div>
    </section>
  )
}
