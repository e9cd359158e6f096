import { compareHref } from '@klarsikt/core/compare'
import * as compareMessages from '@klarsikt/core/messages/compare'
import * as pageMessages from '@klarsikt/core/messages/page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { cards } from './testing/goods.js'
import { expectHeading, pageMeta, scene } from './testing/scene.js'
import { Storefront } from './testing/storefront.js'

const meta = {
  title: 'Pages/Compare',
  component: Storefront,
  ...pageMeta,
  beforeEach: () => localStorage.removeItem('compared-frames'),
} satisfies Meta<typeof Storefront>
export default meta
type Story = StoryObj<typeof meta>

const { plain, campaign, soldOut, contactLens } = cards

/** Three frames, of which one is reduced and one is sold out. */
export const ThreeFrames: Story = {
  ...scene({ at: compareHref([plain.id, campaign.id, soldOut.id]) }),
  play: async ({ canvas }) => {
    await expectHeading(canvas, pageMessages.compare())
    const table = await canvas.findByRole('table', { name: compareMessages.table() })
    await expect(within(table).getAllByRole('link', { name: /^Till bågen/ })).toHaveLength(3)
  },
}

/** A frame that is no longer sold is left out. The page links to other frames. */
export const OneIsGone: Story = {
  ...scene({ at: compareHref([plain.id, contactLens.id]) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(compareMessages.gone({ count: 1 }))).toBeVisible()
    await expect(canvas.getByRole('link', { name: compareMessages.more() })).toBeVisible()
  },
}

/** The page says how to add frames. */
export const Empty: Story = {
  ...scene({ at: compareHref([]) }),
  play: async ({ canvas }) => {
    await expectHeading(canvas, pageMessages.compare())
    await expect(await canvas.findByText(compareMessages.emptyText())).toBeVisible()
  },
}
