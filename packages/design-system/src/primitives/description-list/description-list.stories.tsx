import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { en } from '../../locale/en.js'
import { LocaleProvider } from '../../locale/locale.js'
import { guide } from '../../testing/guide.js'
import { Link } from '../link/link.js'
import { DescriptionList } from './description-list.js'

const meta = {
  title: 'Primitives/Description list',
  component: DescriptionList,
  args: {
    items: [
      { term: 'Totalbredd', value: '138 mm' },
      { term: 'Näsbrygga', value: '18 mm' },
      { term: 'Material', value: 'Acetat' },
    ],
  },
  parameters: guide({
    purpose: 'Facts in pairs: measures of a frame, details of an order, the terms of a subscription.',
    do: [
      'Rows for short values, stacked for addresses and other long ones.',
      'Leave a value that is missing in the list: it shows a dash and reads out that it is missing.',
    ],
    dont: ['When several things have the same facts: a table lets people compare.', 'For a single pair.'],
  }),
} satisfies Meta<typeof DescriptionList>
export default meta
type Story = StoryObj<typeof meta>

export const Rows: Story = {
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term').map((term) => term.textContent)
    const values = canvas.getAllByRole('definition').map((value) => value.textContent)
    await expect(terms).toEqual(['Totalbredd', 'Näsbrygga', 'Material'])
    await expect(values).toEqual(['138 mm', '18 mm', 'Acetat'])
  },
}
export const Stacked: Story = {
  args: {
    layout: 'stacked',
    items: [
      {
        term: 'Leveransadress',
        value: (
          <>
            Linnea Ek
            <br />
            Storgatan 1
            <br />
            111 22 Stockholm
          </>
        ),
      },
      { term: 'Spårning', value: <Link href="/spara">Följ paketet</Link> },
    ],
  },
}
export const MissingValue: Story = {
  args: {
    items: [
      { term: 'Vikt', value: '18 g' },
      { term: 'Skalmlängd', value: null },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition')[1]).toHaveTextContent('–Uppgift saknas')
  },
}
export const One: Story = { args: { items: [{ term: 'Ordernummer', value: '10002345' }] } }
export const LongWords: Story = {
  args: {
    items: [
      { term: 'Arbetsplatsoptikerföretagsrekvisition', value: 'Skyddsglasögonbestämmelserna' },
      { term: 'E-post', value: 'linnea.margareta.ek-lindqvist.bergstrom@arbetsplatsoptiker.exempel.se' },
    ],
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const page = document.documentElement
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  },
}
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <DescriptionList {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const term = canvas.getAllByRole('term')[0]?.getBoundingClientRect()
    const value = canvas.getAllByRole('definition')[0]?.getBoundingClientRect()
    await expect(term?.left).toBeGreaterThan(value?.right ?? Infinity)
  },
}
export const English: Story = {
  args: { items: [{ term: 'Temple length', value: '' }] },
  render: (args) => (
    <LocaleProvider locale="en-GB" texts={en}>
      <DescriptionList {...args} />
    </LocaleProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('definition')).toHaveTextContent('–Not available')
  },
}
