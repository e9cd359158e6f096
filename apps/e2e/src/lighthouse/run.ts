import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { chromiumOptions } from '../harness/chromium.js'
import { startShop } from '../harness/shop.js'

/**
 * Lighthouse's mobile profile of the three pages that decide a sale; the figures are reported and never fail a build.
 * `SHOP_URL` measures a running shop. The first load of a page draws its pictures and does not count; of the next
 * `RUNS` the median is reported. `THROTTLING=devtools` really slows the connection; otherwise Lighthouse computes its
 * effect from the order of requests.
 */

const RUNS = Number(process.env['RUNS'] ?? 3)
const PAGES = process.argv.length > 2 ? process.argv.slice(2) : ['/', '/glasögon', 'product']
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

async function firstProduct(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/site/category?path=${encodeURIComponent('/glasögon')}`, {
    headers: { 'Shop-Id': '20' },
  })
  const { data } = (await answer.json()) as { data: { articles: { url: string }[] } }
  return data.articles[0]?.url ?? '/'
}

const shop = process.env['SHOP_URL'] ? undefined : await startShop({ env: { SANDBOX: '1', NODE_ENV: 'production' } })
const url = process.env['SHOP_URL'] ?? shop?.url ?? ''
const chrome = await launch({
  chromePath: chromiumOptions.executablePath,
  chromeFlags: ['--headless', ...chromiumOptions.args],
})
async function look(address: string) {
  const result = await lighthouse(address, {
    port: chrome.port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
    throttlingMethod: process.env['THROTTLING'] === 'devtools' ? 'devtools' : 'simulate',
  })
  if (!result) throw new Error(`No result for ${address}`)
  return result.lhr
}

async function middleLook(address: string) {
  await look(address)
  const looks = []
  for (let run = 0; run < RUNS; run++) looks.push(await look(address))
  const scores = looks.toSorted(
    (a, b) => (a.categories['performance']?.score ?? 0) - (b.categories['performance']?.score ?? 0),
  )
  const middle = scores[Math.floor(scores.length / 2)]
  if (!middle) throw new Error('RUNS must be at least 1')
  return middle
}

try {
  for (const page of PAGES) {
    const address = encodeURI(url + (page === 'product' ? await firstProduct(url) : page))
    const { categories, audits } = await middleLook(address)
    const scores = CATEGORIES.map((id) => `${id} ${Math.round((categories[id]?.score ?? 0) * 100)}`).join(', ')
    const value = (id: string) => audits[id]?.displayValue ?? '?'
    console.log(
      `${page}: ${scores}; LCP ${value('largest-contentful-paint')}, TBT ${value('total-blocking-time')}, CLS ${value('cumulative-layout-shift')}, FCP ${value('first-contentful-paint')}`,
    )
    for (const id of CATEGORIES) {
      for (const ref of categories[id]?.auditRefs ?? []) {
        const audit = audits[ref.id]
        if (audit && audit.score !== null && audit.score < 0.9 && ref.weight > 0)
          console.log(`  ${id}: ${audit.title} ${audit.displayValue ?? ''}`)
      }
    }
  }
} finally {
  chrome.kill()
  await shop?.stop()
}
