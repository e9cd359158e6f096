import assert from 'node:assert/strict'
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { type Browser, expect, type Page } from '@playwright/test'
import { run } from './install.js'
import { serve } from './serve.js'
import { collectTrouble } from './vite-consumer.js'

const NONCE = 'aGVqLWhlag'
const POLICY = `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${NONCE}'; img-src 'self' data:; font-src 'self'`

/**
 * Tests the components built on react-aria under a policy without `unsafe-inline`. react-aria writes a style element, which the nonce in
 * `<meta property="csp-nonce">` allows.
 */
export async function proveStrictPolicy(folder: string, browser: Browser): Promise<void> {
  const app = path.join(folder, 'vite-app')
  run(app, path.join(folder, 'node_modules/.bin/vite'), ['build', '--logLevel', 'warn', '--mode', 'strict'])
  const dist = path.join(app, 'dist/strict')
  proveLanguages(path.join(dist, 'assets'))
  // With the nonce there is no violation. Without it there must be one, or the test would prove nothing.
  assert.deepEqual(await visit(browser, dist, NONCE), [])
  const violations = await visit(browser, dist, 'another')
  assert.ok(
    violations.length > 0 && violations.every((line) => line.includes('style-src')),
    `no violation without the nonce: ${violations.join()}`,
  )
  console.log('  date field, combobox and slider under a strict policy')
}

async function visit(browser: Browser, dist: string, nonce: string): Promise<readonly string[]> {
  const { url, stop } = await serve(dist, {
    page: 'strict.html',
    headers: { 'Content-Security-Policy': POLICY },
    write: (html) => html.replaceAll('__NONCE__', nonce),
  })
  const page = await browser.newPage()
  try {
    const trouble = collectTrouble(page, url)
    await page.goto(url)
    await useAll(page)
    return trouble
  } finally {
    await page.close()
    stop()
  }
}

/** Opens and uses everything that inserts elements by itself. */
async function useAll(page: Page): Promise<void> {
  const day = page.getByRole('group', { name: 'Day', exact: true })
  await page.getByRole('button', { name: /Day/ }).click()
  const calendar = page.getByRole('dialog', { name: /Day/ })
  await calendar.getByRole('button', { name: /24 May 2030/ }).click()
  await calendar.waitFor({ state: 'hidden' })
  await expect(day).toHaveText(/24.*0?5.*2030/)
  await page.getByRole('combobox', { name: 'City' }).fill('gö')
  await page.getByRole('option', { name: 'Göteborg' }).click()
  await expect(page.getByRole('combobox', { name: 'City' })).toHaveValue('Göteborg')
  const thumb = page.getByRole('slider').first()
  await thumb.focus()
  await page.keyboard.press('ArrowRight')
  await expect(thumb).toHaveValue('101')
}

/** react-aria has texts in 34 languages; the package may include only the languages of its own texts. */
function proveLanguages(assets: string): void {
  const code = readdirSync(assets)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(assets, file), 'utf8'))
    .join('\n')
  const languages = new Set([...code.matchAll(/["'`]([a-z]{2}-[A-Z]{2})["'`]:/g)].map(([, language = '']) => language))
  // The Chinese entries are numerals of the number parser.
  assert.deepEqual([...languages].filter((language) => !language.startsWith('zh')).toSorted(), ['en-US', 'sv-SE'])
}
