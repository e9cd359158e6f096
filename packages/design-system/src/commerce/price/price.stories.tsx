import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Price } from './price.js'

const meta = { title: 'Commerce/Price', component: Price, args: { price: { amount: 1495 } } } satisfies Meta<
  typeof Price
>
export default meta
type Story = StoryObj<typeof meta>

export const Ordinary: Story = {}
export const Campaign: Story = {
  args: { price: { amount: 995, ordinaryPrice: 1495, isCampaign: true }, lowestPrice30: 1195 },
  play: async ({ canvasElement }) => {
    const words = (canvasElement.textContent ?? '').replaceAll('\u00a0', ' ')
    await expect(words).toContain('Kampanjpris 995 kr')
    await expect(words).toContain('Ordinarie pris 1 495 kr')
    await expect(words).toContain('Lägsta pris senaste 30 dagarna: 1 195 kr')
  },
}
export const From: Story = { args: { price: { amount: 1495, fromPrice: 895 } } }
export const WithCode: Story = { args: { price: { amount: 1495, couponPrice: 1345.5 } } }
export const Subscription: Story = { args: { price: { amount: 99.5 }, kind: 'subscription' } }
export const Large: Story = {
  args: {
    size: 'large',
    price: { amount: 995, ordinaryPrice: 1495, isCampaign: true },
    lowestPrice30: 1195,
    note: 'Priset inkluderar moms',
  },
}
