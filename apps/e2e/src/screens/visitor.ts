import { CONSENT_VERSION } from '@klarsikt/core/consent'
import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test'

interface Look {
  readonly url: string
  readonly width: number
  readonly theme?: 'light' | 'dark'
  readonly session?: NonNullable<BrowserContextOptions['storageState']> | undefined
}

/** A visitor who has answered the cookie question, which would cover the page. */
export async function visitor(
  browser: Browser,
  { url, width, theme = 'light', session }: Look,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    colorScheme: theme,
    reducedMotion: 'reduce',
    viewport: { width, height: width < 768 ? 844 : 900 },
    ...(session && { storageState: session }),
  })
  if (session) return context
  await context.request.get('/')
  const shopper = await context.request.get('/api/site/shopper', { headers: { 'Shop-Id': '20' } })
  const { token } = (await shopper.json()) as { token: string }
  await context.request.post('/api/site/consent', {
    headers: { 'CSRF-TOKEN': token, 'Shop-Id': '20', Origin: url },
    data: { groups: ['C0001'] },
  })
  // The cookie of an answered question, so that the question is not shown before the session is known.
  await context.addCookies([{ name: 'consent', value: String(CONSENT_VERSION), url }])
  return context
}
