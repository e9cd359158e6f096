import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { en } from '../../locale/en.js'
import { LocaleProvider } from '../../locale/locale.js'
import { guide } from '../../testing/guide.js'
import { Price } from './price.js'

const meta = {
  title: 'Commerce/Price',
  component: Price,
  args: { price: { amount: 1495 } },
  parameters: guide({
    purpose: 'What something costs, wherever it is sold: cards, the product page, search results.',
    do: [
      'Hand in the whole price part of the article; the component decides which amounts are shown.',
      'Give lowestPrice30 with every campaign price. The law asks for the lowest price of the 30 days before it.',
      'Name the discount code with couponCode, so that the price can be had.',
      'Use the large size once per page, next to the buy button.',
    ],
    dont: [
      'Do not write an amount by hand: "1495:-" and "1.495 SEK" are read out wrongly and break at the space.',
      'Do not call something a campaign that is not cheaper; the component ignores it.',
      'Do not colour an ordinary price.',
    ],
  }),
} satisfies Meta<typeof Price>
export default meta
type Story = StoryObj<typeof meta>

const words = (element: HTMLElement) => (element.textContent ?? '').replaceAll('\u00a0', ' ')
const campaign = { amount: 995, ordinaryPrice: 1495, isCampaign: true }

export const Ordinary: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toBe('1\u00a0495\u00a0kr')
  },
}
export const WithOre: Story = { args: { price: { amount: 99.5 } } }
/** Colour and a line through distinguish the prices visually. Screen readers get "Kampanjpris" and "Ordinarie pris". */
export const Campaign: Story = {
  args: { price: campaign, lowestPrice30: 1195 },
  play: async ({ canvasElement }) => {
    await expect(words(canvasElement)).toContain('Kampanjpris 995 kr')
    await expect(words(canvasElement)).toContain('Ordinarie pris 1 495 kr')
    await expect(words(canvasElement)).toContain('Lägsta pris senaste 30 dagarna: 1 195 kr')
  },
}
export const From: Story = { args: { price: { amount: 1495, fromPrice: 895 } } }
export const WithNamedCode: Story = {
  args: { price: { amount: 443, couponPrice: 399 }, couponCode: 'KLARSIKT10' },
  play: async ({ canvasElement }) => {
    await expect(words(canvasElement)).toBe('443 kr399 kr med koden KLARSIKT10')
  },
}
/** Use this only when the name of the code is unknown. */
export const WithUnnamedCode: Story = { args: { price: { amount: 1495, couponPrice: 1345.5 } } }
export const CampaignAndCode: Story = {
  args: { price: { ...campaign, couponPrice: 895.5 }, lowestPrice30: 1195, couponCode: 'SOL10' },
}
export const Subscription: Story = { args: { price: { amount: 99.5 }, kind: 'subscription' } }
export const Free: Story = { args: { price: { amount: 0 }, sayFree: true, note: 'Ingår i ditt abonnemang' } }
export const Zero: Story = { args: { price: { amount: 0 } } }
export const Large: Story = {
  args: { size: 'large', price: campaign, lowestPrice30: 1195, note: 'Priset inkluderar moms' },
}
export const ComparisonPrice: Story = { args: { price: { amount: 129 }, note: 'Jämförpris 107,50 kr/100 ml' } }
/** As narrow as a card on a phone: amounts stay whole, and a long line breaks instead of overflowing. */
export const LongAmountsInANarrowPlace: Story = {
  args: {
    size: 'large',
    price: { amount: 1_234_567.5, ordinaryPrice: 12_345_678.5, isCampaign: true, couponPrice: 1_111_110.75 },
    lowestPrice30: 1_199_999.5,
    couponCode: 'GLASÖGONFÖRSÄKRINGSRABATT2026',
  },
  render: (args) => (
    <div style={{ inlineSize: 140 }}>
      <Price {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('div') as HTMLElement
    await expect(box.scrollWidth).toBeLessThanOrEqual(140)
  },
}
/** Amounts read left to right in every language. */
export const RightToLeft: Story = {
  args: { price: { ...campaign, couponPrice: 895.5 }, lowestPrice30: 1195, couponCode: 'SOL10' },
  render: (args) => (
    <div dir="rtl">
      <Price {...args} />
    </div>
  ),
}
export const English: Story = {
  args: { price: campaign, lowestPrice30: 1195, couponCode: 'SOL10' },
  render: (args) => (
    <LocaleProvider locale="en-GB" texts={en}>
      <div lang="en">
        <Price {...args} />
      </div>
    </LocaleProvider>
  ),
  play: async ({ canvasElement }) => {
    await expect(words(canvasElement)).toContain('Lowest price of the last 30 days: SEK 1,195')
  },
}
/** Each property is overridden once: the colours, the gap, the font and the large size. */
export const Themed: Story = {
  args: { price: campaign, size: 'large' },
  render: (args) => (
    <div
      style={{ '--ks-price-campaign-color': 'var(--ks-color-success)', '--ks-price-large-size': '2.25rem' } as object}
    >
      <Price {...args} />
    </div>
  ),
}
