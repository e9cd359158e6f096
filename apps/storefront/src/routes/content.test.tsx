import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { Page } from '@klarsikt/contract/shop/types'
import { backdropSet } from '@klarsikt/core/media'
import { render, screen, within } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { createRoutesStub, type MetaDescriptor } from 'react-router'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createShopStore, ShopProvider } from '../lib/shop-state.js'
import { loaderArgs, ORIGIN, thrown } from '../testing/loader-context.js'
import Content, { loader, meta } from './content.js'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const CUSTOMER = {
  customerNumber: '123456782',
  email: 'anna@klarsikt.example',
  personalNumber: null,
  birthDate: null,
  firstName: 'Anna',
  lastName: 'Ek',
  mobile: '',
  street: '',
  postalCode: '',
  city: '',
  marketing: { email: false, sms: false },
}

const text = (heading: string): Page['sections'][number] => ({
  kind: 'text',
  heading,
  paragraphs: ['Skriv till hej@klarsikt.example eller ring 08-465 004 00.'],
  list: [],
})

function serve(page: Partial<Page>) {
  server.use(
    mock('getPage', ({ query }) => ({
      data: {
        path: query.get('path') ?? '',
        title: 'Press',
        description: '',
        heading: 'Press',
        lead: null,
        updated: null,
        sections: [],
        ...page,
      },
    })),
  )
}

async function load(address: string) {
  return loader(loaderArgs(address))
}

async function show(address: string) {
  const data = await load(address)
  const store = createShopStore({ cart: null, token: null, apiKey: 'k', consent: null })
  const Stub = createRoutesStub([
    { path: '*', Component: () => <Content {...({ loaderData: data } as Parameters<typeof Content>[0])} /> },
  ])
  return render(
    <ShopProvider value={store}>
      <Stub initialEntries={[address]} />
    </ShopProvider>,
  )
}

function tags(loaderData: Awaited<ReturnType<typeof load>>): MetaDescriptor[] {
  return meta({ loaderData } as Parameters<typeof meta>[0]) ?? []
}

describe('a content page', () => {
  it('shows its heading [ROUTE-002]', async () => {
    serve({ heading: 'Pressrum' })
    await show('/press')
    expect(screen.getByRole('heading', { level: 1, name: 'Pressrum' })).toBeVisible()
  })

  it('has its heading on the picture that it begins with, once, and loads that first [ROUTE-002]', async () => {
    const backdrop = backdropSet({
      alt: 'Två par glasögon',
      light: { wide: 'aa', tall: 'bb' },
      dark: { wide: 'cc', tall: 'dd' },
    })
    const hero = {
      kind: 'hero',
      heading: 'Byt par varje år',
      text: 'Välj nivå.',
      image: null,
      tone: 'fjord',
      link: null,
    } as const
    serve({ heading: 'Lifestyle', lead: 'Till en fast kostnad.', sections: [{ ...hero, backdrop }, text('Priser')] })
    await show('/glasogonabonnemang')
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Lifestyle',
      'Byt par varje år',
      'Priser',
    ])
    expect(screen.getByText('Till en fast kostnad.')).toBeVisible()
    expect(screen.getAllByRole('img', { name: 'Två par glasögon' })).not.toHaveLength(0)
    expect(tags(await load('/glasogonabonnemang'))).toContainEqual(expect.objectContaining({ name: 'backdrop' }))
  })

  it('answers an unknown path with 404', async () => {
    server.use(mock('getPage', () => new MockRefusal(404, { code: 'page.not-found', message: 'Sidan finns inte.' })))
    expect(await thrown(() => load('/finns-inte'))).toEqual({ status: 404, location: null })
  })

  it('has the shop in its title [META-008] and the default description [META-010]', async () => {
    serve({})
    const found = tags(await load('/press'))
    expect(found).toContainEqual({ title: 'Press | Klarsikt' })
    expect(found).toContainEqual({
      name: 'description',
      content: 'Köp linser, glasögon och solglasögon på nätet - hos Klarsikt.',
    })
  })

  it('keeps only the page number in its canonical address [META-011]', async () => {
    serve({})
    const found = tags(await load('/k%C3%B6pvillkor?x=1&page=2&utm_source=a'))
    expect(found).toContainEqual({ tagName: 'link', rel: 'canonical', href: `${ORIGIN}/k%C3%B6pvillkor?page=2` })
  })

  it('keeps pages around login out of the index', async () => {
    serve({})
    expect(tags(await load('/mitt-konto/logga-in'))).toContainEqual({ name: 'robots', content: 'noindex' })
    expect(tags(await load('/press'))).not.toContainEqual({ name: 'robots', content: 'noindex' })
  })

  it('writes its questions as data that cannot end the script element', async () => {
    serve({
      sections: [
        { kind: 'faq', heading: null, questions: [{ question: '</script><b>?', answer: ['Ja.', 'Alltid.'] }] },
      ],
    })
    const { structured } = await load('/vanliga-fr%C3%A5gor')
    for (const json of structured) expect(json).not.toContain('<')
    expect(structured.map((json) => JSON.parse(json) as unknown)).toContainEqual({
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: [
        { '@type': 'Question', name: '</script><b>?', acceptedAnswer: { '@type': 'Answer', text: 'Ja.\n\nAlltid.' } },
      ],
    })
  })

  it('opens one answer at a time [ROUTE-037]', async () => {
    const question = (name: string) => ({ question: name, answer: ['Ja.'] })
    serve({ sections: [{ kind: 'faq', heading: 'Frakt', questions: [question('En?'), question('Två?')] }] })
    const { container } = await show('/vanliga-fr%C3%A5gor')
    const names = [...container.querySelectorAll('details')].map((details) => details.getAttribute('name'))
    expect(names).toEqual(['faq', 'faq'])
  })

  it('lists the contents of a long text, and leads to each part', async () => {
    serve({ sections: ['Ett', 'Två', 'Tre', 'Fyra', 'Ett'].map(text), updated: '2026-10-01' })
    const { container } = await show('/k%C3%B6pvillkor')
    const links = within(container.querySelector('nav[aria-label="Innehåll på sidan"]') as HTMLElement).getAllByRole(
      'link',
      { hidden: true },
    )
    const targets = links.map((link) => link.getAttribute('href') ?? '')
    expect(new Set(targets).size).toBe(5)
    for (const target of targets) expect(container.querySelector(`[id="${target.slice(1)}"]`)).not.toBeNull()
    expect(screen.getByText('Uppdaterad 1 oktober 2026')).toBeVisible()
  })

  it('makes addresses and numbers in texts reachable', async () => {
    serve({ sections: [text('Kontakt')] })
    await show('/kontakt')
    expect(screen.getByRole('link', { name: 'hej@klarsikt.example' })).toHaveAttribute(
      'href',
      'mailto:hej@klarsikt.example',
    )
    expect(screen.getByRole('link', { name: '08-465 004 00' })).toHaveAttribute('href', 'tel:0846500400')
  })

  it('offers the cookie settings where cookies are listed [ROUTE-031]', async () => {
    serve({})
    await show('/cookielista')
    expect(screen.getByRole('button', { name: 'Cookieinställningar' })).toBeVisible()
    expect(
      within(screen.getByRole('navigation', { name: 'Brödsmulor' })).getByRole('link', { name: 'Cookies' }),
    ).toHaveAttribute('href', '/cookies')
  })
})

describe('a page that needs something at hand', () => {
  const refusal = { code: 'request.unauthorized', message: 'Logga in.' } as const
  beforeEach(() => server.use(mock('getCustomerDetails', () => new MockRefusal(401, refusal))))

  it.each([
    ['/mitt-konto/ordrar', '/mitt-konto/logga-in?next=%2Fmitt-konto%2Fordrar'],
    ['/mitt-konto/ordrar/5/retur', '/mitt-konto/logga-in?next=%2Fmitt-konto%2Fordrar%2F5%2Fretur'],
    ['/mitt-konto/loggaut', '/'],
  ])('%s leads on to %s [ROUTE-007]', async (from, to) => {
    expect(await thrown(() => load(from))).toEqual({ status: 302, location: to })
    const args = loaderArgs<Parameters<typeof loader>[0]>(from)
    const visit = { ...args, context: { ...args.context, hasSession: () => false } }
    expect(await thrown(async () => loader(visit))).toEqual({ status: 302, location: to })
  })

  it('does not lead a customer to the log-in: what is no page is not found', async () => {
    server.use(mock('getCustomerDetails', () => ({ data: CUSTOMER })))
    expect(await thrown(() => load('/mitt-konto/abonnemang/lins/7'))).toEqual({ status: 404, location: null })
  })
})
