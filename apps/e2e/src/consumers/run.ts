import { rmSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { chromiumOptions } from '../harness/chromium.js'
import { proveAccountApp } from './account-consumer.js'
import { installOutside } from './install.js'
import { proveServerApp } from './ssr-consumer.js'
import { proveStrictPolicy } from './strict-consumer.js'
import { proveViteApp } from './vite-consumer.js'

/** Tests what another team gets: the packed packages, installed by npm outside the workspace, bundled, typed, rendered and used. */

const started = Date.now()
const folder = installOutside()
console.log(`  installed in ${((Date.now() - started) / 1000).toFixed(1)} s`)
const browser = await chromium.launch(chromiumOptions)
try {
  await proveViteApp(folder, browser)
  await proveStrictPolicy(folder, browser)
  await proveServerApp(folder, browser)
  await proveAccountApp(folder, browser)
  console.log(`  the consumer apps work, in ${((Date.now() - started) / 1000).toFixed(1)} s`)
} finally {
  await browser.close()
  if (process.argv.includes('--keep')) console.log(`  left in ${folder}`)
  else rmSync(folder, { recursive: true, force: true })
}
