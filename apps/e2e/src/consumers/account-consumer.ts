import assert from 'node:assert/strict'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import { run } from './install.js'
import { serve } from './serve.js'
import { collectTrouble } from './vite-consumer.js'

/** Tests another shop that mounts the log-in page: types, bundle, and refusals by the form's rules and by the backend. */
export async function proveAccountApp(folder: string, browser: Browser): Promise<void> {
  const app = path.join(folder, 'account-app')
  const bin = (name: string) => path.join(folder, 'node_modules/.bin', name)
  run(app, bin('tsc'), ['-p', 'tsconfig.json'])
  run(app, bin('vite'), ['build', '--logLevel', 'warn'])
  const { url, stop } = await serve(path.join(app, 'dist'))
  try {
    const page = await browser.newPage()
    const trouble = collectTrouble(page, url)
    await page.route('**/api/auth/user/login', (route) =>
      route.fulfill({ json: { success: false, error: { code: 'login.failed', message: 'Inte rätt.' } } }),
    )
    await page.route('**/api/auth/passkey/loginOptions', (route) =>
      route.fulfill({ json: { success: false, error: { code: 'unavailable', message: 'Inte nu.' } } }),
    )
    await page.route('**/api/auth/eid', (route) => route.fulfill({ json: { data: { bankId: null } } }))
    await page.goto(url)
    const email = page.getByLabel('E-post', { exact: true })
    await email.fill('anna')
    await page.getByRole('button', { name: 'Logga in', exact: true }).click()
    await page.locator('[aria-invalid="true"]').first().waitFor()
    await email.fill('anna@klarsikt.example')
    await page.getByLabel('Lösenord', { exact: true }).fill('fel')
    await page.getByRole('button', { name: 'Logga in', exact: true }).click()
    await page.getByText('Inte rätt.').waitFor()
    assert.deepEqual(trouble, [])
    await page.close()
  } finally {
    stop()
  }
}
