import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createRoutesStub, Outlet } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AppLink } from './app-link.js'
import { NavigationProgress } from './navigation-effects.js'

let arrive: () => void = () => undefined

function show() {
  const Page = () => (
    <>
      <article>
        <picture data-testid="bild" />
        <AppLink href="/b">kort</AppLink>
      </article>
      <AppLink href="/b">länk</AppLink>
      <AppLink href="https://elsewhere.example/">ut</AppLink>
    </>
  )
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <>
          <NavigationProgress />
          <Page />
          <Outlet />
        </>
      ),
      children: [
        {
          path: 'b',
          Component: () => <p>framme</p>,
          loader: () =>
            new Promise((done) => {
              arrive = () => done(null)
            }),
        },
      ],
    },
  ])
  render(<Stub />)
}
const name = () => screen.getByTestId('bild').style.viewTransitionName
const motion = (wanted: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: wanted }))

describe('a link', () => {
  beforeEach(() => motion(true))
  afterEach(() => void vi.unstubAllGlobals())

  it('of a card lets its picture move along, named only until the next page is there', async () => {
    show()
    expect(name()).toBeFalsy()
    fireEvent.click(screen.getByText('kort'))
    expect(name()).toBe('product-picture')
    await screen.findByRole('progressbar')
    arrive()
    expect(await screen.findByText('framme')).toBeInTheDocument()
    await waitFor(() => expect(name()).toBe(''))
  })
  it('elsewhere just leads on', async () => {
    show()
    fireEvent.click(screen.getByText('länk'))
    await screen.findByRole('progressbar')
    expect(name()).toBeFalsy()
    arrive()
    expect(await screen.findByText('framme')).toBeInTheDocument()
  })
  it('of a card just leads on for who wants no motion', async () => {
    motion(false)
    show()
    fireEvent.click(screen.getByText('kort'))
    await screen.findByRole('progressbar')
    expect(name()).toBeFalsy()
    arrive()
    expect(await screen.findByText('framme')).toBeInTheDocument()
  })
  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'of a card leaves %j to the browser',
    (more) => {
      show()
      expect(fireEvent.click(screen.getByText('kort'), more)).toBe(true)
      expect(name()).toBeFalsy()
    },
  )
  it('to another site is a plain link', () => {
    show()
    expect(screen.getByText('ut')).toHaveAttribute('href', 'https://elsewhere.example/')
  })
})
