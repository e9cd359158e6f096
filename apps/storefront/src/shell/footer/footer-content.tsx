import type { SiteConfig } from '@klarsikt/contract/shop/types'
import { BRAND_NAME } from '@klarsikt/core/markets'
import { footerMessages, navMessages, pageMessages, translator } from '@klarsikt/core/messages'
import { encodePath, FOOTER, type FooterLink, MENU } from '@klarsikt/core/paths'
import { VisuallyHidden } from '@klarsikt/design-system/visually-hidden'
import { paymentMarks } from './payment-marks.js'
import styles from './footer.module.css'

const t = translator(footerMessages, pageMessages, navMessages)

/** The groups are the platform's exclusive accordion: one open at a time, with or without script [CHROME-016]. */
export function FooterContent({ site }: { readonly site: SiteConfig | null }) {
  return (
    <div className="ks-container" id="footer">
      <div className={styles.groups}>
        <details name="footer" className={styles.group}>
          <summary>{t('nav.menu')}</summary>
          <ul>
            {MENU.map(({ path, label }) => (
              <li key={path}>
                <a href={encodePath(path)}>{t.dynamic(label)}</a>
              </li>
            ))}
          </ul>
        </details>
        {FOOTER.map(({ key, heading, links }) => (
          <details key={key} name="footer" className={styles.group}>
            <summary>{t.dynamic(heading)}</summary>
            <ul>
              {links.map((link) => (
                <li key={link.label}>
                  <FooterAnchor link={link} site={site} />
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
      <Marks />
      <div className={styles.last}>
        <p>© {BRAND_NAME}</p>
        <button type="button" data-action="consent">
          {t('footer.cookieSettings')}
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
          Kortkommandot / för sökning
        </button>
      </div>
    </div>
  )
}

/** What one can pay with, and the shop's own mark: it has won no awards to show. */
function Marks() {
  return (
    <div className={styles.marks}>
      <div>
        <h2>{t('footer.payments')}</h2>
        <ul>
          {paymentMarks('sv').map((mark) => (
            <li key={mark}>
              <svg role="img" aria-label={mark} viewBox="0 0 84 32" width="84" height="32">
                <rect x="0.5" y="0.5" width="83" height="31" rx="6" />
                <text x="42" y="20.5" textAnchor="middle">
                  {mark === 'American Express' ? 'Amex' : mark}
                </text>
              </svg>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h2>{t('footer.awards')}</h2>
        <svg
          role="img"
          aria-label="Klarsikts eget märke: legitimerade optiker i alla butiker"
          viewBox="0 0 64 64"
          width="64"
          height="64"
          className={styles.award}
        >
          <circle cx="32" cy="32" r="29" />
          <circle cx="23" cy="32" r="8" />
          <circle cx="41" cy="32" r="8" />
          <path d="M30 30q2-2 4 0" />
        </svg>
      </div>
    </div>
  )
}

const THEMES = [
  ['light', 'Ljust'],
  ['dark', 'Mörkt'],
  ['system', 'Som enheten'],
] as const

function FooterAnchor({ link, site }: { readonly link: FooterLink; readonly site: SiteConfig | null }) {
  if ('path' in link) return <a href={encodePath(link.path)}>{t.dynamic(link.label)}</a>
  const address = link.external === 'jobs' ? site?.jobsUrl : site?.conformityUrl
  if (!address) return null
  return (
    <a href={address} rel="noopener" target="_blank">
      {t.dynamic(link.label)}
      <VisuallyHidden>, {t('footer.externalLink')}</VisuallyHidden>
    </a>
  )
}
