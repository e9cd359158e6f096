import type { SiteConfig } from '@klarsikt/contract/shop/types'
import { BRAND_NAME } from '@klarsikt/core/markets'
import * as footerMessages from '@klarsikt/core/messages/footer'
import * as navMessages from '@klarsikt/core/messages/nav'
import { encodePath, FOOTER, type FooterLink, MENU } from '@klarsikt/core/paths'
import { paymentIcons } from '@klarsikt/core/payment'
import { VisuallyHidden } from '@klarsikt/design-system/visually-hidden'
import styles from './footer.module.css'

/** The groups are the platform's exclusive accordion: one open at a time, with or without script [CHROME-016]. */
export function FooterContent({ site }: { readonly site: SiteConfig | null }) {
  return (
    <div className="ks-container" id="footer">
      <div className={styles.groups}>
        <details name="footer" className={styles.group}>
          <summary>{navMessages.menu()}</summary>
          <ul>
            {MENU.map(({ path, label }) => (
              <li key={path}>
                <a href={encodePath(path)}>{label()}</a>
              </li>
            ))}
          </ul>
        </details>
        {FOOTER.map(({ key, heading, links }) => (
          <details key={key} name="footer" className={styles.group}>
            <summary>{heading()}</summary>
            <ul>
              {links.map((link) => (
                <li key={'path' in link ? link.path : link.external}>
                  <FooterAnchor link={link} site={site} />
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
      <Marks accepted={site?.paymentMarks ?? []} />
      <div className={styles.last}>
        <p>© {BRAND_NAME}</p>
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

/** What one can pay with, and the shop's own mark: it has won no awards to show. */
function Marks({ accepted }: { readonly accepted: SiteConfig['paymentMarks'] }) {
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
                  <text x="42" y="20.5" textAnchor="middle">
                    {mark === 'American Express' ? 'Amex' : mark}
                  </text>
                </svg>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div>
        <h2>{footerMessages.awards()}</h2>
        <svg
          role="img"
          aria-label={footerMessages.ownMark()}
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
  ['light', footerMessages.themeLight()],
  ['dark', footerMessages.themeDark()],
  ['system', footerMessages.themeSystem()],
] as const

function FooterAnchor({ link, site }: { readonly link: FooterLink; readonly site: SiteConfig | null }) {
  if ('path' in link) return <a href={encodePath(link.path)}>{link.label()}</a>
  const address = link.external === 'jobs' ? site?.jobsUrl : site?.conformityUrl
  if (!address) return null
  return (
    <a href={address} rel="noopener" target="_blank">
      {link.label()}
      <VisuallyHidden>, {footerMessages.externalLink()}</VisuallyHidden>
    </a>
  )
}
