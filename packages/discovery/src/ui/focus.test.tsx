// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { deferred } from '../testing/fake-environment.js'
import { answers, HERE, search } from '../testing/pages.js'
import type { Display } from '../wire.js'

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const NARROWED = `${HERE}&f_brand=Gucci‚Prada`

/** Presses a button with the keyboard only. */
async function enter(name: string | RegExp, key = '{Enter}'): Promise<void> {
  button(name).focus()
  await userEvent.keyboard(key)
}

describe('the focus', () => {
  it('moves from a removed filter to the next, the previous one, and the button of the filters', async () => {
    const { page } = await search({ href: `${NARROWED}‚Ray-Ban` })
    const goesOn = async (from: RegExp, to: RegExp) => {
      await enter(from)
      expect(document.activeElement).toBe(button(to))
      await page.pass()
      expect(document.activeElement).toBe(button(to))
    }
    await goesOn(/filter Gucci/, /filter Prada/)
    await goesOn(/filter Ray-Ban/, /filter Prada/)
    await goesOn(/filter Prada/, /^Filters/)
  })

  it('is on the button of the filters when all were cleared, or their panel was left for the products', async () => {
    const { page } = await search({ href: NARROWED })
    await enter('Clear all')
    await page.pass()
    expect(document.activeElement).toBe(button(/^Filters/))
    await userEvent.keyboard('{Enter}')
    await enter(/^Show 50 products/, ' ')
    expect(document.activeElement).toBe(button(/^Filters/))
    expect(button(/^Filters/).ariaExpanded).toBe('false')
  })

  it.each([
    [/^Filters/, () => button('Brand')],
    [/^Filters/, () => button(/^Filters/)],
    ['Sort by', () => screen.getAllByRole('radio')[1]],
  ])('is on the button %s of a panel that Escape closed', async (opener, inside) => {
    await search()
    await enter(opener)
    inside()?.focus()
    await userEvent.keyboard('{Escape}')
    expect(document.activeElement).toBe(button(opener))
    expect(button(opener).ariaExpanded).toBe('false')
  })

  it.each(['Restore', 'OK', 'Escape'])(
    'is on the number of products when the note of cleared filters goes by %s',
    async (key) => {
      const { page } = await search({ href: `${NARROWED}&went_sideways_clear_filters=true` })
      button('Restore').focus()
      if (key === 'Escape') await userEvent.keyboard('{Escape}')
      else await enter(key)
      await page.pass()
      expect(document.activeElement?.textContent).toBe('50 results')
      expect(document.activeElement?.getAttribute('role')).toBe('status')
    },
  )

  it('is on the number of products when that note goes by itself, and nowhere else before', async () => {
    const { page } = await search({ href: `${NARROWED}&went_sideways_clear_filters=true` })
    button(/^Filters/).focus()
    await page.pass(30_000)
    expect(document.activeElement).toBe(button(/^Filters/))
  })

  it('is on the number of products after a failed search was retried', async () => {
    const { shop, page } = await search({ respond: () => ({ status: 404 }) })
    shop.net.respond = answers
    await enter('Try again')
    const [said] = screen.getAllByRole('status')
    expect(document.activeElement).toBe(said)
    await page.pass()
    expect(document.activeElement).toBe(said)
    expect(said?.textContent).toBe('50 results')
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('stays while Escape empties the search in a filter, and nothing closes', async () => {
    const { user } = await search()
    await enter(/^Filters/)
    await enter('Brand')
    const field = screen.getByRole('searchbox')
    await user.type(field, 'pra{Escape}')
    expect(document.activeElement).toBe(field)
    expect(button(/^Filters/).ariaExpanded).toBe('true')
  })

  it('focuses the first new product also when its card comes later than its placeholder', async () => {
    const Late = ({ display }: { readonly display: Display | null }) => {
      const [there, setThere] = useState(false)
      useEffect(() => {
        const wait = setTimeout(() => setThere(true), 20)
        return () => clearTimeout(wait)
      }, [])
      return there && display ? <a href={display.page_url}>{display.title}</a> : <span />
    }
    const { page } = await search({}, { productCard: Late })
    await enter('Load more')
    await page.pass()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Product 20' })))
  })

  it('is not moved when it went elsewhere while more was loaded', async () => {
    const more = deferred<void>()
    const { page, state } = await search({
      respond: async (call) => {
        if (call.body['offset']) await more.promise
        return answers(call)
      },
    })
    await enter('Load more')
    button('Sort by').focus()
    more.resolve()
    await page.pass()
    expect(state().displays).toHaveLength(40)
    expect(document.activeElement).toBe(button('Sort by'))
  })
})
