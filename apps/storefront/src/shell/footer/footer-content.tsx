import type { SiteConfig } from '@klarsikt/contract/shop/types'
import * as footerMessages from '@klarsikt/core/messages/footer'
import * as pageMessages from '@klarsikt/core/messages/page'
import { encodePath } from '@klarsikt/core/paths'
import { paymentIcons } from '@klarsikt/core/payment'
import { SHOP } from '@klarsikt/shop-config'
import { href } from '@klarsikt/shop-config/paths'
import { FooterColumns, FooterFolds } from './footer-groups.js'
import { footerGroups } from './links.js'
import styles from './footer.module.css'

/**
 * Shows every link of the shop, in columns where there is room, or else in groups of which one is open at a time
 * [CHROME-016].
 */
export function FooterContent({ site }: { readonly site: SiteConfig | null }) {
  const groups = footerGroups(site)
  return (
    <div className="ks-container" id="footer">
      <FooterColumns groups={groups} />
      <FooterFolds groups={groups} />
      <Help />
      <Marks accepted={site?.paymentMarks ?? []} awards={site?.awards ?? []} />
      <div className={styles.last}>
        <p>© {SHOP.brand.name}</p>
        <button type="button" data-action="consent">
          {footerMessages.cookieSettings()}
        </button>
        <p className={styles.theme}>
          <span>Tema:</span>
          {THEMES.map(([theme, label]) => (
            <button key={theme} type="button" data-action={`theme-${theme}`}>
              {label}
            </button>
          ))}
        </p>
        <button type="button" data-action="search-key" aria-pressed="true">
          {footerMessages.searchKey()}
        </button>
      </div>
    </div>
  )
}

/** Replaces the links in the checkout, so that nothing distracts from the payment. */
function Help() {
  return (
    <p className={styles.help}>
      {HELP.map(({ path, label }) => (
        <a key={path} href={encodePath(path)}>
          {label()}
        </a>
      ))}
    </p>
  )
}

const HELP = [
  { path: href('contact'), label: footerMessages.help },
  { path: href('purchase-terms'), label: pageMessages.purchaseTerms },
  { path: href('privacy-policy'), label: pageMessages.privacyPolicy },
] as const

interface MarksProps {
  readonly accepted: SiteConfig['paymentMarks']
  readonly awards: SiteConfig['awards']
}

/** Shows the means of payment and the shop's awards, or the shop's own mark where it has no awards. */
function Marks({ accepted, awards }: MarksProps) {
  const marks = paymentIcons('sv').filter((mark) => accepted.includes(mark))
  return (
    <div className={styles.marks}>
      {marks.length > 0 && (
        <div>
          <h2>{footerMessages.payments()}</h2>
          <ul>
            {marks.map((mark) => (
              <li key={mark}>
                <svg role="img" aria-label={mark} viewBox="0 0 84 32" width="84" height="32">
                  <rect x="0.5" y="0.5" width="83" height="31" rx="6" />
                  <text x="42" y="20.5" fontSize="12" textAnchor="middle">
                    {mark === 'American Express' ? 'Amex' : mark}
                  </text>
                </svg>
              </li>
            ))}
          </ul>
        </div>
      )}
      {awards.length > 0 ? <Awards awards={awards} /> : <OwnMark />}
    </div>
  )
}

function Awards({ awards }: Pick<MarksProps, 'awards'>) {
  return (
    <div>
      <h2>{footerMessages.awards()}</h2>
      <ul>
        {awards.map(({ image, text }) => (
          <li key={image}>
            <img src={image} alt={text} width="96" height="96" loading="lazy" className={styles.award} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function OwnMark() {
  return (
    <div>
      <h2>{footerMessages.ownMarkTitle()}</h2>
      <svg
        role="img"
        aria-label={footerMessages.ownMark({ brand: SHOP.brand.name })}
        viewBox="0 0 64 64"
        width="64"
        height="64"
        className={styles.ownMark}
      >
        <circle cx="32" cy="32" r="29" />
        <circle cx="23" cy="32" r="8" />
        <circle cx="41" cy="32" r="8" />
        <path d="M30 30q2-2 4 0" />
      </svg>
    </div>
  )
}

const THEMES = [
  ['light', footerMessages.themeLight()],
  ['dark', footerMessages.themeDark()],
  ['system', footerMessages.themeSystem()],
] as const
