import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Browser, chromium, type Page } from '@playwright/test'
import { run } from '../consumers/install.js'
import { serve } from '../consumers/serve.js'
import { chromiumOptions } from '../harness/chromium.js'
import { repository } from '../harness/process.js'

/**
 * Measures the script time of a page with the script tag before the first search, and the requests for six typed letters.
 * `@algolia/autocomplete-js`, bundled alike, is measured in the same run. First run `pnpm build` in packages/discovery.
 */

const RUNS = 7
/** Factor by which the page's processor is slower than this machine, as in a mid-range phone. */
const CPU_THROTTLE = 4
/** Milliseconds after which a page has done its deferred work. */
const SETTLE_MS = 1500
const TYPED_TEXT = 'laptop'
const TYPING_INTERVAL_MS = 100
const PEER = '@algolia/autocomplete-js@1.19.12'

const PEER_PAGE = `
import { autocomplete } from '@algolia/autocomplete-js'
const ask = (query) =>
  fetch('/v2/search/results', { method: 'POST', body: JSON.stringify({ query }) }).then((answer) => answer.json())
autocomplete({
  container: '#search',
  placeholder: 'What are you looking for?',
  detachedMediaQuery: 'none',
  getSources: ({ query }) => [{
    sourceId: 'products',
    getItems: () => ask(query).then(({ displays }) => displays),
    templates: { item: ({ item, html }) => html\`<a href="\${item.page_url}">\${item.title}</a>\` },
  }],
})
`
const page = (script: string, body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bench</title><body>${body}${script}</body></html>`

function build(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'klarsikt-start-'))
  const site = path.join(folder, 'site')
  mkdirSync(site)
  cpSync(path.join(repository, 'packages/discovery/dist/embed.js'), path.join(site, 'ours.js'))
  writeFileSync(path.join(folder, 'package.json'), '{"private":true}')
  run(folder, 'npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error', PEER])
  writeFileSync(path.join(folder, 'peer.mjs'), PEER_PAGE)
  run(folder, path.join(repository, 'node_modules/.bin/esbuild'), [
    'peer.mjs',
    '--bundle',
    '--minify',
    '--format=iife',
    '--target=es2022',
    '--define:process.env.NODE_ENV="production"',
    '--outfile=site/peer.js',
    '--log-level=error',
  ])
  const attributes = 'data-tenant="bench" data-market="se"'
  const place = '<div data-discovery="search-field"></div>'
  writeFileSync(path.join(site, 'ours.html'), page(`<script src="/ours.js" ${attributes}></script>`, place))
  writeFileSync(path.join(site, 'peer.html'), page('<script src="/peer.js"></script>', '<div id="search"></div>'))
  return folder
}

const ANSWER = {
  displays: [],
  n_hits: 0,
  sorts: [],
  filters: [],
  content_search_links: [],
  search_request_id: 'bench',
  suggestions: [],
  suggestions_request_id: 'bench',
  recovery: null,
}

/** Milliseconds of script until the field is drawn, and until the page is idle. */
type Cost = { readonly field: number; readonly rest: number }

async function opened(browser: Browser, url: string): Promise<{ tab: Page; cost: Cost; asked: string[] }> {
  const tab = await browser.newPage()
  const asked: string[] = []
  await tab.route('**/v2/**', (route) => {
    asked.push(new URL(route.request().url()).pathname)
    return route.fulfill({ json: ANSWER })
  })
  const session = await tab.context().newCDPSession(tab)
  // Measures the thread's own work, which other load on the machine does not change.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_THROTTLE })
  await tab.goto(url)
  await tab.locator('.ks-d-trigger, .aa-Autocomplete').first().waitFor()
  const script = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? NaN)
  }
  const field = await script()
  await new Promise((rested) => setTimeout(rested, SETTLE_MS))
  // Waits for deferred work, which a browser may delay in a hidden tab.
  await tab.evaluate(() =>
    (globalThis as { klarsiktDiscovery?: { ready: Promise<unknown> } }).klarsiktDiscovery?.ready.then(() => true),
  )
  const rest = await script()
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return { tab, cost: { field, rest }, asked }
}

async function typed({ tab, asked }: Awaited<ReturnType<typeof opened>>): Promise<string[]> {
  const field = tab.locator('.ks-d-trigger, .aa-Input').first()
  await field.click()
  asked.length = 0
  await tab.keyboard.type(TYPED_TEXT, { delay: TYPING_INTERVAL_MS })
  await tab.waitForTimeout(1500)
  return [...asked]
}

const middle = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

const folder = build()
const { url, stop } = await serve(path.join(folder, 'site'))
const browser = await chromium.launch(chromiumOptions)
try {
  const times = { ours: [] as Cost[], peer: [] as Cost[] }
  const requests = { ours: [] as string[], peer: [] as string[] }
  // In turns, so that other load on the machine affects both.
  for (let turn = 0; turn < RUNS; turn++)
    for (const name of ['ours', 'peer'] as const) {
      const visit = await opened(browser, `${url}/${name}.html`)
      times[name].push(visit.cost)
      if (turn === 0) requests[name] = await typed(visit)
      await visit.tab.close()
    }
  for (const [name, label] of [
    ['ours', 'our script tag'],
    ['peer', PEER],
  ] as const) {
    const bytes = gzipSync(readFileSync(path.join(folder, `site/${name}.js`)), { level: 9 }).length
    const searches = requests[name].filter((asked) => asked.endsWith('/results')).length
    const took = (part: keyof Cost) => {
      const all = times[name].map((cost) => cost[part])
      return `${middle(all).toFixed(0)} ms (${all.map((time) => time.toFixed(0)).join(' ')})`
    }
    console.log(
      `${label.padEnd(34)} ${(bytes / 1000).toFixed(1).padStart(5)} kB gzip; script at ${CPU_THROTTLE}x until the field is drawn ${took('field')}, until the page is idle ${took('rest')}; ${searches} searches and ${requests[name].length - searches} others for "${TYPED_TEXT}"`,
    )
  }
} finally {
  await browser.close()
  stop()
  rmSync(folder, { recursive: true, force: true })
}
