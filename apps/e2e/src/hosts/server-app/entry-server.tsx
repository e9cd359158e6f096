import { categoryPage, searchPage } from '@klarsikt/discovery'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { type Facts, makeClient, Shop } from './shop.js'

/** Renders a page with its first products, and returns the data that the browser needs to hydrate it. */
export async function render(href: string, facts: Facts): Promise<{ page: string; facts: Facts }> {
  const client = makeClient(facts)
  const { pathname: path } = new URL(href)
  if (path === '/search') await Promise.all(['', 'b'].map((key) => searchPage(client, key).load(href)))
  if (path === '/category') await categoryPage(client, facts.category).load(href)
  const page = renderToString(
    <StrictMode>
      <Shop client={client} facts={facts} path={path} />
    </StrictMode>,
  )
  return { page, facts: { ...facts, initial: client.dehydrate() } }
}
