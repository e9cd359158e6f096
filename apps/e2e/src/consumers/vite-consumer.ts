import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import { run } from './install.js'
import { serve } from './serve.js'

/** Largest size of one button besides React, in kilobytes (1000 bytes, gzip); the budget of scripts/size.ts. */
const ONE_BUTTON_KB = 3

type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>

/** Checks strict types under both module resolutions, the bundle, and the app in a browser. */
export async function proveViteApp(folder: string, browser: Browser): Promise<void> {
  const app = path.join(folder, 'vite-app')
  const bin = (name: string) => path.join(folder, 'node_modules/.bin', name)
  for (const project of ['tsconfig.json', 'tsconfig.nodenext.json']) run(app, bin('tsc'), ['-p', project])
  for (const mode of ['production', 'one-button'])
    run(app, bin('vite'), ['build', '--logLevel', 'warn', '--mode', mode])
  proveBundle(path.join(app, 'dist'))
  const { url, stop } = await serve(path.join(app, 'dist/index'))
  try {
    const page = await browser.newPage()
    const trouble = collectTrouble(page, url)
    await page.goto(url)
    await proveBrand(page)
    await proveLayers(page)
    await proveDialog(page)
    assert.deepEqual(trouble, [])
    await page.close()
  } finally {
    stop()
  }
}

/** A bundle contains only what is imported. */
function proveBundle(dist: string): void {
  const button = codeOf(path.join(dist, 'one-button'), 'one-button.html')
  assert.match(button, /ks-Button-root/)
  assert.deepEqual(
    [...new Set(button.match(/ks-[A-Z]\w+(?=-)/g))].filter(
      (name) => !/^ks-(?:Button|Spinner|VisuallyHidden)$/.test(name),
    ),
    [],
    'a button brings other components along',
  )
  const size = gzipSync(button, { level: 9 }).length / 1000
  assert.ok(size < ONE_BUTTON_KB, `one button costs ${size.toFixed(1)} kB, more than ${ONE_BUTTON_KB}`)
  const shop = codeOf(path.join(dist, 'index'), 'index.html')
  for (const name of ['Dialog', 'Tabs', 'ProductCard', 'NumberStepper']) assert.match(shop, new RegExp(`ks-${name}-`))
  for (const name of ['PrescriptionForm', 'Carousel', 'GiftCardField', 'Pagination'])
    assert.doesNotMatch(shop, new RegExp(`ks-${name}-`), `${name} is in the bundle, and nothing imports it`)
  console.log(`  one button: ${size.toFixed(1)} kB`)
}

/** The scripts of a built page, without React. */
function codeOf(dist: string, entry: string): string {
  const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
  return filesOf(manifest, entry)
    .map((file) => readFileSync(path.join(dist, file), 'utf8'))
    .join('\n')
}

function filesOf(manifest: Manifest, entry: string, seen = new Set<string>()): string[] {
  const chunk = manifest[entry]
  if (!chunk || seen.has(entry)) return []
  seen.add(entry)
  const own = path.basename(chunk.file).startsWith('react-') ? [] : [chunk.file]
  return [...own, ...(chunk.imports ?? []).flatMap((imported) => filesOf(manifest, imported, seen))]
}

/** Collects what a healthy page does not have: messages, failures, and requests to other origins. */
export function collectTrouble(page: Page, origin: string): string[] {
  const trouble: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') trouble.push(message.text())
  })
  page.on('pageerror', (error) => trouble.push(String(error)))
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith('data:')) trouble.push(`asked ${request.url()}`)
  })
  return trouble
}

const style = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

/** The page shows the five properties of brand.css, and follows when they change. */
async function proveBrand(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor()
  const primary = '.ks-Button-root:not([data-variant="secondary"])'
  assert.equal(await style(page, primary, 'background-color'), 'rgb(91, 42, 134)')
  assert.equal(await style(page, primary, 'border-start-start-radius'), '999px')
  assert.match(await style(page, primary, 'font-family'), /^Georgia/)
  assert.match(await style(page, 'h1', 'font-family'), /^Georgia/)
  assert.equal(await style(page, 'main p .ks-Link-root', 'color'), 'rgb(138, 28, 74)')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.getByRole('button', { name: 'Öppna' }).hover()
  await page.waitForFunction(
    (selector) => getComputedStyle(document.querySelector(selector)!).backgroundColor === 'rgb(67, 29, 102)',
    primary,
  )
  await page.mouse.move(0, 0)
  await page.evaluate(() => document.documentElement.style.setProperty('--ks-radius-control', '2px'))
  assert.equal(await style(page, 'input[type="email"]', 'border-start-start-radius'), '2px')
  const light = await style(page, 'body', 'background-color')
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
  await page.waitForFunction((before) => getComputedStyle(document.body).backgroundColor !== before, light)
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'))
  const strange = await page.evaluate(() =>
    [...document.querySelectorAll('#root [class]')]
      .flatMap((element) => [...element.classList])
      .filter((name) => !/^ks-(?:[A-Z]\w*-\w+|[a-z-]+)$/.test(name)),
  )
  assert.deepEqual(strange, [])
  assert.equal(await page.locator('a:not([data-own])').count(), 0, 'a link does not go through the app’s own')
}

/** A consumer's rule outside the layers wins, however weak its selector. */
async function proveLayers(page: Page): Promise<void> {
  assert.equal(await style(page, '.ks-Button-root', 'min-block-size'), '61px')
  const layered = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule.cssText.includes('.ks-') && !(rule instanceof CSSLayerBlockRule))
      .map((rule) => rule.cssText.slice(0, 80)),
  )
  assert.deepEqual(layered, [], 'a rule of the design system is outside its layers')
}

/** Uses the dialog by keyboard only: open it, move inside, close it, return to the button. */
async function proveDialog(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: 'Öppna' })
  await page.keyboard.press('Tab')
  for (let press = 0; press < 10 && !(await opener.evaluate((own) => own === document.activeElement)); press++)
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Är du säker?' })
  await dialog.waitFor()
  assert.ok(await dialog.evaluate((own) => own.contains(document.activeElement)), 'the focus is not in the dialog')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  assert.ok(await opener.evaluate((own) => own === document.activeElement), 'the focus did not come back')
}
