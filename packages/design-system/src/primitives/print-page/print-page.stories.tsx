import { ocrNumber } from '@klarsikt/core/invoice'
import { formatPrice } from '@klarsikt/core/money'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn } from 'storybook/test'
import { guide } from '../../testing/guide.js'
import { Link } from '../link/link.js'
import { QrCode } from '../qr-code/qr-code.js'
import { type Column, Table } from '../table/table.js'
import { PrintBox, PrintButton, PrintPage, PrintTotals } from './print-page.js'

interface Line {
  readonly text: string
  readonly detail?: string
  readonly pieces: number
  readonly price: number
}

const LINES: readonly Line[] = [
  { text: 'Isa Nord Linnea Rund, havanna', detail: 'Artikel 100123', pieces: 1, price: 1495 },
  {
    text: 'Progressiva glas 1,6, superantireflex',
    detail: 'Höger −1,25 cyl −0,50 ax 90 · Vänster −1,50 · add +1,75',
    pieces: 1,
    price: 2990,
  },
  { text: 'Rengöringsspray 50 ml', pieces: 2, price: 79 },
]
const COLUMNS: readonly Column<Line>[] = [
  {
    key: 'text',
    title: 'Beskrivning',
    rowHeader: true,
    cell: ({ text, detail }) => (
      <>
        {text}
        {detail !== undefined && (
          <span className="ks-text-small ks-text-muted" style={{ display: 'block' }}>
            {detail}
          </span>
        )}
      </>
    ),
  },
  { key: 'pieces', title: 'Antal', cell: ({ pieces }) => pieces, align: 'end' },
  { key: 'price', title: 'À-pris', cell: ({ price }) => formatPrice(price), align: 'end' },
  { key: 'sum', title: 'Summa', cell: ({ price, pieces }) => formatPrice(price * pieces), align: 'end' },
]
const lines = (rows: readonly Line[]) => (
  <Table layout="stack" caption="Varor" captionHidden columns={COLUMNS} rows={rows} rowKey={({ text }) => text} />
)
const OCR = ocrNumber('10002345').replace(/(\d{4})(?=\d)/g, '$1 ')

const meta = {
  title: 'Primitives/Print page',
  component: PrintPage,
  args: {
    logo: <strong style={{ fontSize: '1.5rem', letterSpacing: '-0.02em' }}>Klarsikt</strong>,
    title: 'Orderbekräftelse',
    number: '10002345',
    addresses: [
      { title: 'Leveransadress', lines: ['Linnea Ek', 'Storgatan 1, lgh 1102', '111 22 Stockholm'] },
      { title: 'Fakturaadress', lines: ['Linnea Ek', 'Storgatan 1, lgh 1102', '111 22 Stockholm'] },
    ],
    meta: [
      { term: 'Orderdatum', value: '21 november 2026' },
      { term: 'Betalsätt', value: 'Swish' },
      { term: 'Leverans', value: '26 november, till ombud' },
    ],
    children: lines(LINES),
    totals: (
      <PrintTotals
        rows={[
          { term: 'Delsumma', value: formatPrice(4643) },
          { term: 'Frakt', value: 'Fri frakt' },
          { term: 'Rabatt VÄLKOMMEN', value: formatPrice(-300) },
          { term: 'Varav moms 25 %', value: formatPrice(868.6) },
          { term: 'Totalt', value: formatPrice(4343), strong: true },
        ]}
      />
    ),
    notes: <p>Du har 14 dagars ångerrätt från den dag du får varorna. Slipade glas görs efter dina värden.</p>,
    footer: [
      { title: 'Adress', lines: ['Klarsikt AB', 'Sveavägen 10', '111 57 Stockholm'] },
      { title: 'Kontakt', lines: ['010-000 00 00', 'hej@klarsikt.example'] },
      { title: 'Organisationsnummer', lines: ['556016-0680', 'Momsnr SE556016068001'] },
      { title: 'Skatt', lines: ['Godkänd för F-skatt'] },
    ],
    actions: (
      <>
        <Link href="/mitt-konto" variant="standalone">
          Till mina sidor
        </Link>
        <PrintButton />
      </>
    ),
  },
  parameters: {
    layout: 'padded',
    ...guide({
      purpose: 'A document to keep: order, invoice, booking. A sheet on the screen, an A4 on paper or as PDF.',
      do: [
        'Put the number where it is found first: it is what the customer reads out on the phone.',
        'Frame what has to be copied, and nothing else.',
        'Mark the shop’s header and footer with `ks-no-print`.',
      ],
      dont: [
        'Print links, buttons or pictures that say nothing on paper.',
        'Rely on colour: most of these are printed in black.',
        'Draw a dark sheet in the dark theme; paper is light.',
      ],
    }),
  },
} satisfies Meta<typeof PrintPage>
export default meta
type Story = StoryObj<typeof meta>

export const OrderConfirmation: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('article', { name: 'Orderbekräftelse 10002345' })).toBeVisible()
    await expect(canvas.getByRole('table', { name: 'Varor' })).toBeVisible()
    const print = spyOn(window, 'print').mockImplementation(() => {})
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Skriv ut' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(print).toHaveBeenCalledOnce()
    print.mockRestore()
  },
}
export const Invoice: Story = {
  args: {
    title: 'Faktura',
    number: '90001182',
    addresses: [{ title: 'Faktura till', lines: ['Linnea Ek', 'Storgatan 1, lgh 1102', '111 22 Stockholm'] }],
    meta: [
      { term: 'Fakturadatum', value: '21 november 2026' },
      { term: 'Förfallodatum', value: '21 december 2026' },
      { term: 'Ordernummer', value: '10002345' },
      { term: 'Kundnummer', value: '48 213' },
    ],
    notes: (
      <PrintBox
        title="Betala så här"
        items={[
          { term: 'Bankgiro', value: '5050-1055' },
          { term: 'OCR-nummer', value: OCR },
          { term: 'Att betala', value: formatPrice(4343) },
          { term: 'Senast', value: '21 december 2026' },
        ]}
      >
        Ange OCR-numret som referens. Efter förfallodagen tillkommer en påminnelseavgift på 60 kr och dröjsmålsränta.
      </PrintBox>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Betala så här' })).toBeVisible()
    await expect(canvas.getByText(OCR)).toBeVisible()
  },
}
export const BookingConfirmation: Story = {
  args: {
    title: 'Bokningsbekräftelse',
    number: 'KS-7F3Q',
    addresses: [
      { title: 'Bokad för', lines: ['Linnea Ek', '070-000 00 00'] },
      { title: 'Butik', lines: ['Klarsikt Odenplan', 'Odengatan 70', '113 22 Stockholm'] },
    ],
    meta: [
      { term: 'Tid', value: 'Tisdag 24 november 2026, 13.30' },
      { term: 'Besök', value: 'Synundersökning, 30 minuter' },
      { term: 'Optiker', value: 'Amina Berg' },
      { term: 'Pris', value: formatPrice(399) },
    ],
    children: <QrCode value="https://klarsikt.example/boka/KS-7F3Q" label="QR-kod till din bokning" size={140} />,
    totals: undefined,
    notes: <p>Avboka senast 24 timmar före besöket. Senare än så, eller om du uteblir, kostar det 399 kr.</p>,
  },
}
export const Shortest: Story = {
  render: ({ logo, footer }) => (
    <PrintPage logo={logo} title="Kvitto" footer={footer}>
      {lines(LINES.slice(2))}
    </PrintPage>
  ),
}
/** Head of the table and foot of each page are repeated by the printer; rows and sums are never split. */
export const SeveralPages: Story = {
  args: {
    children: lines(
      Array.from({ length: 34 }, (_, at) => ({
        text: `Endagslinser Klara 30-pack, leverans ${at + 1}`,
        pieces: 1,
        price: 249,
      })),
    ),
  },
}
export const LongWords: Story = {
  args: {
    title: 'Arbetsplatsoptikerföretagsrekvisitionsbekräftelse',
    number: 'REK-2026-11-21-000000000000000000042',
    addresses: [
      {
        title: 'Leveransadress',
        lines: ['Linnea Margareta Ek-Lindqvist Bergström', 'Skyddsglasögonbestämmelsevägen 118 B', '111 22 Stockholm'],
      },
    ],
  },
}
/** One column and no sheet where it does not fit. */
export const Phone: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const page = document.documentElement
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
    const sheet = canvas.getByRole('article')
    await expect(getComputedStyle(sheet).boxShadow).toBe('none')
  },
}
/** Paper is light also where the page is dark. */
export const InDarkTheme: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    const look = getComputedStyle(canvas.getByRole('article'))
    await expect(look.backgroundColor).toBe('rgb(255, 255, 255)')
    await expect(look.color).toBe('rgb(23, 33, 30)')
  },
}
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <PrintPage {...args} />
    </div>
  ),
}
