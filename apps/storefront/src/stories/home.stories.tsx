import * as categoryMessages from '@klarsikt/shop-config/messages/category'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { expectHeading, pageMeta, scene } from './testing/scene.js'
import { Storefront } from './testing/storefront.js'

const meta = { title: 'Pages/Home', component: Storefront, ...pageMeta } satisfies Meta<typeof Storefront>
export default meta
type Story = StoryObj<typeof meta>

export const StartPage: Story = {
  ...scene({ at: '/' }),
  play: async ({ canvas, userEvent }) => {
    await expectHeading(canvas, 'Se klart, varje dag')
    await userEvent.click(canvas.getByRole('link', { name: 'Alla glasögon' }))
    await expectHeading(canvas, categoryMessages.glasses())
    await userEvent.click(canvas.getByRole('link', { name: 'Klarsikt' }))
    await expectHeading(canvas, 'Se klart, varje dag')
    await expect(canvas.getByRole('list', { name: 'Nya glasögon' }).children).toHaveLength(8)
  },
}
