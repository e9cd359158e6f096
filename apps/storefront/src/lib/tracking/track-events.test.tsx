import { render, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { article, card } from '../../testing/article-samples.js'
import { dataLayer, mockShopServer, renderShop } from '../../testing/render-shop.js'
import { browserClient } from '../browser-client.js'
import { useChosenArticles } from './chosen-articles.js'
import { useLists } from './lists.js'
import { trackEvents, useTracked } from './track-events.js'

mockShopServer()
const names = () => dataLayer().map(({ event }) => event)
beforeEach(() => void delete (window as { dataLayer?: unknown }).dataLayer)

describe('what a page shows', () => {
  function Page({ id }: { readonly id: number }) {
    useTracked(String(id), (events) => events.viewItem(article(id)))
    return null
  }
  it('is tracked once, and again when it is another', async () => {
    const { rerender } = render(<Page id={1} />)
    rerender(<Page id={1} />)
    rerender(<Page id={2} />)
    await waitFor(() =>
      expect(dataLayer()).toMatchObject([
        { event: 'view_item', ecommerce: { items: [{ item_id: '1' }] } },
        { event: 'view_item', ecommerce: { items: [{ item_id: '2' }] } },
      ]),
    )
  })
  it('is tracked in the order in which it happened', async () => {
    trackEvents((events) => events.search('a', 1))
    trackEvents((events) => [null, events.login('email'), events.search('b', 1)])
    await waitFor(() => expect(names()).toEqual(['search', 'login', 'search']))
  })
})

describe('a list', () => {
  const one = card(1)
  const two = card(2)
  function Page() {
    useLists('a', [
      { id: '/', name: 'Nyheter', articles: [one, two] },
      { id: '/', name: 'Populärt', articles: [two] },
    ])
    useChosenArticles()
    return (
      <>
        <section>
          <h2>Populärt</h2>
          <a href={two.url}>två</a>
        </section>
        <a href={one.url}>ett</a>
        <a href="/press">press</a>
        <a href="/%E0%A4%A">trasig</a>
      </>
    )
  }
  const press = (words: string) =>
    [...document.querySelectorAll('a')]
      .find((link) => link.textContent === words)
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))

  it('is tracked when it is shown, and what is chosen in it, in the list it was chosen in', async () => {
    render(<Page />)
    await waitFor(() => expect(names()).toEqual(['view_item_list', 'view_item_list']))
    for (const words of ['ett', 'två', 'press', 'trasig']) press(words)
    await waitFor(() => expect(names().filter((name) => name === 'select_item')).toHaveLength(2))
    expect(dataLayer().slice(2)).toMatchObject([
      { ecommerce: { item_list_name: 'Nyheter', items: [{ item_id: '1', index: 0 }] } },
      { ecommerce: { item_list_name: 'Populärt', items: [{ item_id: '2', index: 0 }] } },
    ])
  })
  it('is forgotten with its page', async () => {
    render(<Page />).unmount()
    document.body.innerHTML = `<a href="${one.url}">ett</a>`
    press('ett')
    await waitFor(() => expect(names()).toEqual(['view_item_list', 'view_item_list']))
    await new Promise((done) => setTimeout(done))
    expect(names()).not.toContain('select_item')
  })
})

describe('the steps of the checkout', () => {
  function Step() {
    const choose = async () => {
      await browserClient().setDelivery({ body: { method: 10 } })
      await browserClient().setPayment({ body: { method: 60 } })
    }
    return <button onClick={() => void choose()}>välj</button>
  }
  it('are tracked when the backend has taken them', async () => {
    renderShop(<Step />)
    document.querySelector('button')?.click()
    await waitFor(() => expect(names()).toEqual(['add_shipping_info', 'add_payment_info']))
    expect(dataLayer()).toMatchObject([
      { ecommerce: { shipping_tier: 'PostNord brev' } },
      { ecommerce: { payment_type: 'Klarna' } },
    ])
  })
})
