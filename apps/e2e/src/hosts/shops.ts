import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Service } from './discovery-service.js'
import { filled, type RunningShop, serveShop } from './shop-server.js'

export const SHOPS = ['plain', 'react', 'server', 'vue'] as const
export type ShopName = (typeof SHOPS)[number]

export function startShop(name: ShopName, folder: string, service: Service): Promise<RunningShop> {
  if (name === 'plain') return startPlain(folder, service)
  if (name === 'server') return startServerRendered(folder, service)
  const dist = path.join(folder, `${name}-app/dist`)
  const html = readFileSync(path.join(dist, 'index.html'), 'utf8')
  return serveShop(service, { '/': dist }, (_, { consent }) => filled(html, factsOf(service, consent)))
}

/** Serves the snippets of the guides, which name their own service. */
export function startSnippets(folder: string, service: Service): Promise<RunningShop> {
  const dist = path.join(folder, 'docs-app/dist')
  const html = readFileSync(path.join(dist, 'index.html'), 'utf8')
  return serveShop({ ...service, url: 'https://discovery.example' }, { '/': dist }, () => html)
}

const factsOf = ({ url, category }: Service, consent: string) => ({
  API: url,
  CONSENT: consent,
  CATEGORY: JSON.stringify(category),
})

function startPlain(folder: string, service: Service): Promise<RunningShop> {
  const app = path.join(folder, 'plain-app')
  const folders = { '/discovery/': path.join(folder, 'node_modules/@klarsikt/discovery/dist'), '/': app }
  return serveShop(service, folders, (href, { consent, language }) => {
    const { pathname } = new URL(href)
    const product = /^\/products\/(.+)$/.exec(pathname)?.[1]
    const page = product !== undefined ? 'product' : /^\/(search|category)$/.exec(pathname)?.[1]
    const html = readFileSync(path.join(app, `${page ?? 'index'}.html`), 'utf8')
    return filled(html, { ...factsOf(service, consent), PRODUCT: product ?? '', LANGUAGE: language })
  })
}

type Rendered = { readonly page: string; readonly facts: unknown }
type Render = (href: string, facts: unknown) => Promise<Rendered>

async function startServerRendered(folder: string, service: Service): Promise<RunningShop> {
  const app = path.join(folder, 'server-app')
  const entry = pathToFileURL(path.join(app, 'dist/server/entry-server.js')).href
  const { render } = (await import(entry)) as { render: Render }
  const html = readFileSync(path.join(app, 'dist/client/index.html'), 'utf8')
  return serveShop(service, { '/': path.join(app, 'dist/client') }, async (href, { consent }) => {
    const { url: api, category } = service
    const { page, facts } = await render(href, { api, consent, category })
    return html
      .replace('<!--page-->', () => page)
      .replace('<!--facts-->', () => JSON.stringify(facts).replaceAll('<', '\\u003c'))
  })
}
