import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { STAFF_ROLES } from '@klarsikt/core/access'
import { type BrowserContext, chromium } from '@playwright/test'
import { chromiumOptions } from '../harness/chromium.js'
import { repository } from '../harness/process.js'
import { startShop } from '../harness/shop.js'
import { logInAsCustomer } from './account-pages.js'
import { type Screen, screensOf } from './pages.js'
import { logInAsStaff } from './staff-pages.js'
import { visitor } from './visitor.js'

/**
 * Takes pictures of every page of the shop at four widths: `.screens/<width>/<page>.png`. `SHOP_URL` uses a running shop, `WIDTHS=390,1440`
 * other widths, `THEME=dark` the dark theme. Arguments select pages by a part of their name.
 */

const WIDTHS = (process.env['WIDTHS'] ?? '320,390,768,1440').split(',').map(Number)
const THEME = process.env['THEME'] === 'dark' ? 'dark' : 'light'
const requested = process.argv.slice(2)
const LOG_INS = [
  ['customer', logInAsCustomer],
  ...STAFF_ROLES.map((role) => [role, logInAsStaff(role)] as const),
] as const

async function take(context: BrowserContext, screen: Screen, file: string): Promise<readonly string[]> {
  const page = await context.newPage()
  const trouble: string[] = []
  page.on('pageerror', (error) => trouble.push(error.message))
  await page.goto(screen.path, { waitUntil: 'networkidle' })
  await screen.prepare?.(page)
  // Scrolls through the page, because pictures load when they come near.
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y)
      await new Promise((resolve) => setTimeout(resolve, 40))
    }
    scrollTo(0, 0)
  })
  await page.waitForLoadState('networkidle')
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  if (sideways > 0) trouble.push(`scrolls ${sideways} px sideways`)
  await page.screenshot({ path: file, fullPage: screen.full ?? false, animations: 'disabled' })
  await page.close()
  return trouble
}

/** The problems of one page. A page that never settles must not stop the others. */
async function taken(context: BrowserContext, screen: Screen, file: string): Promise<readonly string[]> {
  try {
    return await take(context, screen, file)
  } catch (error) {
    return [`not taken: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`]
  }
}

async function sessionsOf(screens: readonly Screen[]) {
  const sessions = new Map<Screen['as'], Awaited<ReturnType<BrowserContext['storageState']>>>()
  for (const [as, logIn] of LOG_INS)
    if (screens.some((screen) => screen.as === as)) {
      const context = await visitor(browser, { url, width: 1440 })
      await logIn(await context.newPage(), url)
      sessions.set(as, await context.storageState())
      await context.close()
    }
  return sessions
}

const troubled: string[] = []
const shop = process.env['SHOP_URL'] ? undefined : await startShop({ env: { SANDBOX: '1' } })
const url = process.env['SHOP_URL'] ?? shop?.url ?? ''
const browser = await chromium.launch(chromiumOptions)
try {
  const screens = (await screensOf(url)).filter(
    ({ name }) => requested.length === 0 || requested.some((word) => name.includes(word)),
  )
  const sessions = await sessionsOf(screens)
  for (const width of WIDTHS) {
    const folder = path.join(repository, '.screens', `${width}${THEME === 'dark' ? '-dark' : ''}`)
    mkdirSync(folder, { recursive: true })
    for (const screen of screens) {
      const session = screen.as && sessions.get(screen.as)
      const context = await visitor(browser, { url, width, theme: THEME, session })
      const trouble = await taken(context, screen, path.join(folder, `${screen.name}.png`))
      if (trouble.length > 0) troubled.push(`${width} ${screen.name}: ${trouble.join('; ')}`)
      await context.close()
    }
    console.log(`${screens.length} pages at ${width} px: ${folder}`)
  }
} finally {
  await browser.close()
  await shop?.stop()
}
for (const line of troubled) console.error(`x ${line}`)
if (troubled.length > 0) process.exitCode = 1
