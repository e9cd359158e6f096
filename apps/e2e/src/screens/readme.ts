import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { chromiumOptions } from '../harness/chromium.js'
import { repository } from '../harness/process.js'
import { startShop } from '../harness/shop.js'
import { serveFolder } from './serve-folder.js'
import { visitor } from './visitor.js'

/** Takes the README's pictures again: the shop, a product page and Storybook. Build first. */

const OUT = path.join(repository, 'docs/pictures')
const STORYBOOK = path.join(repository, 'packages/design-system/storybook-static')

async function shoot(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: path.join(OUT, `${name}.jpg`), type: 'jpeg', quality: 82, animations: 'disabled' })
}

async function firstFrame(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/site/category?path=${encodeURIComponent('/glasögon')}`, {
    headers: { 'Shop-Id': '20' },
  })
  const { data } = (await answer.json()) as { data: { articles: { url: string }[] } }
  return data.articles[1]?.url ?? '/'
}

mkdirSync(OUT, { recursive: true })
if (!existsSync(STORYBOOK))
  spawnSync('pnpm', ['--filter', '@klarsikt/design-system', 'storybook:build'], { stdio: 'inherit' })
const shop = await startShop({ env: { SANDBOX: '1' } })
const storybook = await serveFolder(STORYBOOK)
const browser = await chromium.launch(chromiumOptions)
try {
  const context = await visitor(browser, { url: shop.url, width: 1440 })
  const page = await context.newPage()
  await page.goto('/')
  await shoot(page, 'shop')
  await page.goto(await firstFrame(shop.url))
  await shoot(page, 'product')
  await page.goto(`${storybook.url}/?path=/docs/commerce-product-card--docs`)
  await page
    .frameLocator('#storybook-preview-iframe')
    .getByRole('heading', { level: 1, name: 'Product card' })
    .waitFor()
  await shoot(page, 'storybook')
  console.log(`Pictures in ${path.relative(repository, OUT)}`)
} finally {
  await browser.close()
  await storybook.close()
  await shop.stop()
}
