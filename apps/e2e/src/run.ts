import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { runDrills } from './faults/run.js'
import { startShop } from './harness/shop.js'

/**
 * Runs the browser journeys and the drills at reduced size against the built shop, as CI does. `journeys` or `faults` runs one of them.
 * Further arguments go to the runner of the journeys, such as `--shard=1/3`; each shard has its own shop.
 */

const folder = path.resolve(import.meta.dirname, '..')
/** A key for this run only, with which journeys of the discovery service create tenants. */
const ADMIN_KEY = randomBytes(24).toString('base64url')
const [only] = process.argv.slice(2)

async function journeys(): Promise<boolean> {
  const shop = await startShop({ env: { SANDBOX: '1', TRACKING_URL: '/handelser', DISCOVERY_ADMIN_KEY: ADMIN_KEY } })
  try {
    const { status } = spawnSync(
      path.join(folder, 'node_modules/.bin/playwright'),
      ['test', ...process.argv.slice(3)],
      {
        cwd: folder,
        stdio: 'inherit',
        // The shop's own address, so that the session survives the return from the payment page.
        env: {
          ...process.env,
          SHOP_URL: shop.url,
          // Admin commands of the journeys read its data.
          SHOP_DATA: shop.dataFolder,
          DISCOVERY_ADMIN_KEY: ADMIN_KEY,
          NODE_OPTIONS: '--conditions=klarsikt:source',
        },
      },
    )
    if (status !== 0) console.error(shop.output().slice(-4000))
    return status === 0
  } finally {
    await shop.stop()
  }
}

const green = [only === 'faults' || (await journeys()), only === 'journeys' || (await runDrills('reduced'))]
process.exit(green.every(Boolean) ? 0 : 1)
