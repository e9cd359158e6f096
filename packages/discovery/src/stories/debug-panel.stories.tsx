import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useEffect, useState } from 'react'
import { expect, fireEvent, waitFor, within } from 'storybook/test'
import '../styles/styles.css'
import { openDebugPanel } from '../debug/panel.js'
import { en } from '../locales/en.js'
import { guide } from '../testing/guide.js'
import { type ServiceBehaviour, storyClient, StoryShop } from '../testing/story-shop.js'
import { SearchField } from '../ui/search-field.js'
import type { Consent } from '../watch.js'

type Props = { readonly behaviour?: ServiceBehaviour; readonly consent?: Consent }

/** Shows a shop whose requests and events appear in the panel at the end of the page. */
function Watched({ behaviour = 'found', consent }: Props): ReactNode {
  const [watch] = useState(() => openDebugPanel())
  const [client] = useState(() => storyClient('https://shop.test/', behaviour, { watch, consent }))
  useEffect(
    () => () => {
      for (const { shadowRoot } of document.body.children) closeOf(shadowRoot)?.click()
    },
    [],
  )
  return (
    <StoryShop locale={en} settings={{ client }}>
      <main>
        <h1>A shop</h1>
        <SearchField />
        <p>
          <button type="button" onClick={() => client.tracker.addToCart('p1')}>
            Put into the cart
          </button>{' '}
          <button type="button" onClick={() => client.setConsent(true)}>
            Agree
          </button>
        </p>
      </main>
    </StoryShop>
  )
}

const closeOf = (root: ShadowRoot | null) =>
  [...(root?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === 'Close')

const meta = {
  title: 'Discovery/Debug panel',
  component: Watched,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      purpose:
        'For developers who integrate the widget: its requests and their timings, events being sent, and events that wait for consent.',
      do: [
        'Open any page with depict_debug among the parameters of its address.',
        'Give watch: debugWatch(…) to a client that you make yourself.',
        'Read the events of a journey here before you look for them in the analytics.',
      ],
      dont: [
        'Load it on pages that did not ask for it.',
        'Show it to shoppers: it is in English and meant for developers.',
        'Expect what was typed or any id in it; neither is shown.',
      ],
    }),
  },
} satisfies Meta<typeof Watched>
export default meta
type Story = StoryObj<typeof meta>

/** Finds the panel in its shadow root, because queries by role do not enter shadow roots. */
function panel() {
  const [section] = [...document.body.children].flatMap(({ shadowRoot }) => shadowRoot?.querySelector('section') ?? [])
  if (!section) throw new Error('There is no panel')
  return within(section)
}

export const NothingYet: Story = {}

export const HeldBackByConsent: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Put into the cart' }))
    await waitFor(() => panel().getByText('add_to_cart'))
    await expect(panel().getByText(/1 events wait in memory/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Agree' }))
    await waitFor(() => panel().getByText(/1 sent/))
    await expect(panel().getByText('create-events')).toBeVisible()
  },
}

export const RequestsAndTheirTimes: Story = {
  args: { consent: true },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: en.texts.searchFor }))
    await userEvent.type(within(document.body).getByRole('combobox'), 'sun')
    await waitFor(() => panel().getByText('search/results'))
    await userEvent.keyboard('{Escape}')
    const toggle = panel().getByRole('button', { name: /^Discovery/ })
    // The story's keyboard does not reach into a shadow root. The journeys of foreign shops press real keys.
    await fireEvent.keyDown(toggle, { key: 'Escape' })
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(toggle)
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  },
}

export const Failing: Story = {
  args: { behaviour: 'failing' },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: en.texts.searchFor }))
    await userEvent.type(within(document.body).getByRole('combobox'), 's')
    await waitFor(() => panel().getAllByText('404'))
    await userEvent.keyboard('{Escape}')
  },
}
