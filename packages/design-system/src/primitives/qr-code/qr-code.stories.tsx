import * as bankidMessages from '@klarsikt/core/messages/bankid'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { guide } from '../../testing/guide.js'
import { Button } from '../button/button.js'
import { QrCode, type QrCodeProps } from './qr-code.js'

/** Codes as BankID's service hands them out, one for each second. */
const SECONDS = [
  'bankid.67df3917-fa0d-44e5-b327-edcc928297f8.0.dc69358e712458a66a7525beef148ae8526b1c71610eff2c16cdffb4cdac9bf8',
  'bankid.67df3917-fa0d-44e5-b327-edcc928297f8.1.949d559bf23403952a94d103e67743126381eda00f0b3cbddbf7c96b1adcbce2',
  'bankid.67df3917-fa0d-44e5-b327-edcc928297f8.2.a9e5ec59cb4eee4ef4117150abc58fad7a85439a6a96ccbecc3668b41795b3f3',
  'bankid.67df3917-fa0d-44e5-b327-edcc928297f8.10.96077d77699971790b46ee1f04ff1e44fe96b0602c9c51e4ca9c6d031c7c3bb7',
] as const

const meta = {
  title: 'Primitives/QR code',
  component: QrCode,
  args: { value: 'https://klarsikt.example/boka/10002345', label: 'QR-kod till din bokning' },
  parameters: guide({
    purpose: 'Hands something over to a phone: a login with BankID, a booking, a gift card.',
    do: [
      'Offer an alternative next to it, for those who are on the phone already or cannot see the code.',
      'Keep the label the same while the code is renewed.',
      'Level L on a screen, M on paper; at least 160 px.',
    ],
    dont: [
      'Colour it, turn it light on dark, or put a logo in it: half of all readers give up.',
      'Cut its white edge: it belongs to the code.',
      'Put it in a live region. A code that is renewed each second would be read out each second.',
    ],
  }),
} satisfies Meta<typeof QrCode>
export default meta
type Story = StoryObj<typeof meta>

/** It is dark on light in every theme. */
const isDarkOnLight = async (image: Element) => {
  const plate = image.parentElement
  if (!plate) throw new Error('The code has no plate')
  await expect(getComputedStyle(plate).backgroundColor).toBe('rgb(255, 255, 255)')
  await expect(getComputedStyle(image).color).toBe('rgb(23, 33, 30)')
}

export const Light: Story = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'QR-kod till din bokning' })
    await isDarkOnLight(image)
    await expect(image.getBoundingClientRect()).toMatchObject({ width: 200, height: 200 })
  },
}
export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => isDarkOnLight(canvas.getByRole('img')),
}
export const Levels: Story = {
  render: (args) => (
    <div className="ks-cluster">
      {(['L', 'M', 'Q', 'H'] as const).map((level) => (
        <figure key={level}>
          <QrCode {...args} size={160} level={level} />
          <figcaption>{level}</figcaption>
        </figure>
      ))}
    </div>
  ),
}
export const Sizes: Story = {
  render: (args) => (
    <div className="ks-cluster">
      <QrCode {...args} size={120} />
      <QrCode {...args} size={280} />
    </div>
  ),
}
/** Renewed each second: the box keeps its size to the pixel, and nothing is announced [CLS]. */
export const RenewedEachSecond: Story = {
  args: { label: bankidMessages.qrAlt(), level: 'L', value: null },
  render: function Login(args) {
    const [second, setSecond] = useState(-1)
    return (
      <div className="ks-stack">
        <QrCode {...args} value={SECONDS[second] ?? null} />
        <p data-testid="below">{bankidMessages.qrInstruction()}</p>
        <Button variant="secondary" onClick={() => setSecond((second) => (second + 1) % SECONDS.length)}>
          Nästa sekund
        </Button>
      </div>
    )
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const places = new Set([canvas.getByTestId('below').getBoundingClientRect().top])
    const drawings = new Set<string | null | undefined>()
    for (const _ of SECONDS) {
      await userEvent.click(canvas.getByRole('button', { name: 'Nästa sekund' }))
      await expect(canvas.getByRole('img', { name: bankidMessages.qrAlt() })).toBeVisible()
      places.add(canvas.getByTestId('below').getBoundingClientRect().top)
      drawings.add(canvasElement.querySelector('svg[role="img"] path')?.getAttribute('d'))
    }
    await expect(places.size).toBe(1)
    await expect(drawings.size).toBe(SECONDS.length)
    await expect(canvasElement.querySelector('[aria-live], [role="status"], [role="alert"]')).toBeNull()
  },
}
export const Waiting: Story = { args: { value: null } }
function Expiring(args: QrCodeProps) {
  const [expired, setExpired] = useState(true)
  return (
    <QrCode {...args}>
      {expired && (
        <>
          <p>Koden gäller inte längre.</p>
          <Button size="small" onClick={() => setExpired(false)}>
            Hämta en ny
          </Button>
        </>
      )}
    </QrCode>
  )
}
/** The overlay is light too, whatever the theme. */
export const Expired: Story = {
  render: (args) => <Expiring {...args} />,
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Hämta en ny' })).toBeVisible()
  },
}
export const RenewedByKeyboard: Story = {
  render: (args) => <Expiring {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('img', { name: 'QR-kod till din bokning' })).toBeVisible())
  },
}
export const LongText: Story = {
  args: { value: 'Presentkort '.repeat(60), size: 320, label: 'QR-kod med en lång text' },
}
/** A text that is too long for a QR code renders nothing. */
export const TooLong: Story = {
  args: { value: 'x'.repeat(3000) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}
export const NarrowPlace: Story = {
  args: { size: 400 },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('img').getBoundingClientRect()
    await expect(box.width).toBeLessThanOrEqual(320)
    await expect(Math.abs(box.width - box.height)).toBeLessThan(1)
  },
}
