import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import { run } from './install.js'
import { serve } from './serve.js'
import { collectTrouble } from './vite-consumer.js'

/** Plain Node renders the page, and a browser hydrates it without warnings. */
export async function proveServerApp(folder: string, browser: Browser): Promise<void> {
  const app = path.join(folder, 'ssr-app')
  const streamed = run(app, process.execPath, ['render.mjs'])
  const whole = run(app, process.execPath, ['render.mjs', '--string'])
  assert.equal(plain(streamed), plain(whole))
  for (const seen of ['ks-Price-root', 'ks-Tabs-', 'ks-PrescriptionForm-', 'Terminalglas', '<dialog'])
    assert.ok(streamed.includes(seen), `${seen} is not in what the server wrote`)
  proveDirectives(app)
  run(app, path.join(folder, 'node_modules/.bin/vite'), ['build', '--logLevel', 'warn'])
  const document = path.join(app, 'dist/index.html')
  writeFileSync(
    document,
    readFileSync(document, 'utf8').replace('<!--page-->', () => streamed),
  )
  await proveHydration(path.join(app, 'dist'), browser)
}

/** The HTML without what the two renderers may differ in: the markers of the stream. */
function plain(html: string): string {
  return html.replaceAll(/<!--.*?-->/g, '').replaceAll(/<link[^>]*>/g, '')
}

interface Entry {
  readonly name: string
  /** Whether it declares `'use client'`. */
  readonly client: boolean
  /** Whether it loads where React has no state, effects or context. */
  readonly works: boolean
}

/** A server component may import every entry that does not declare `'use client'`. */
function proveDirectives(app: string): void {
  const entries = JSON.parse(run(app, process.execPath, ['--conditions=react-server', 'server-only.mjs'])) as Entry[]
  assert.deepEqual(
    entries.filter(({ client, works }) => !client && !works).map(({ name }) => name),
    [],
    'entries that need the browser and do not say so',
  )
  const clients = entries.filter(({ client }) => client).length
  assert.ok(clients > 10 && clients < entries.length, 'nearly all or hardly any entries say "use client"')
  console.log(`  ${entries.length} entries, ${entries.length - clients} of them for server components`)
}

/** The rendered page in the browser: it gives no warning, is not rendered again, and responds. */
async function proveHydration(dist: string, browser: Browser): Promise<void> {
  const { url, stop } = await serve(dist)
  try {
    const page = await browser.newPage()
    const trouble = collectTrouble(page, url)
    await page.route('**/*.js', async (route) => {
      await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-from-server', ''))
      await route.continue()
    })
    await page.goto(url)
    await page.getByRole('tab', { name: 'Skötsel' }).click()
    await page.getByRole('tabpanel').getByText('Ljummet vatten').waitFor()
    await page.getByRole('button', { name: 'Öppna' }).click()
    await page.getByRole('dialog', { name: 'Är du säker?' }).waitFor()
    await page.keyboard.press('Escape')
    assert.equal(await page.locator('h1[data-from-server]').count(), 1, 'the page was rendered again')
    assert.deepEqual(trouble, [])
    await page.close()
  } finally {
    stop()
  }
}
