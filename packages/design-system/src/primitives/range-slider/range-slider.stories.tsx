import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { en } from '../../locale/en.js'
import { LocaleProvider } from '../../locale/locale.js'
import { guide } from '../../testing/guide.js'
import { RangeSlider, type RangeSliderProps } from './range-slider.js'

const kronor = (value: number) => `${value.toLocaleString('sv-SE')} kr`

const meta = {
  title: 'Primitives/Range slider',
  component: RangeSlider,
  args: {
    label: 'Pris',
    min: 0,
    max: 4000,
    step: 50,
    format: kronor,
    unit: 'kr',
    onChange: fn(),
    onChangeEnd: fn(),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '26rem' }}>{Story()}</div>],
  parameters: guide({
    purpose: 'A span between two ends, for filters where about right is right: price, width of a frame, distance.',
    do: [
      'Ask the server on `onChangeEnd`; `onChange` comes with every pixel.',
      'Say values as people say them, with `format`.',
      'Keep the number fields: not everyone can drag, and an exact value is typed faster.',
    ],
    dont: [
      'Do not use it for exact values that matter, such as a prescription.',
      'Do not use it for fewer than about ten steps: checkboxes say more.',
      'Do not let the bounds move during a drag.',
    ],
  }),
} satisfies Meta<typeof RangeSlider>
export default meta
type Story = StoryObj<typeof meta>

const NBSP = '\u00A0'

export const Everything: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const [from, to] = canvas.getAllByRole('slider')
    await expect(canvas.getByRole('group', { name: 'Pris' })).toBeVisible()
    await expect(from).toHaveAccessibleName('Från Pris')
    await expect(to).toHaveAttribute('aria-valuetext', `4${NBSP}000 kr`)
    await userEvent.tab()
    await expect(from).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith([100, 4000])
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith([100, 4000])
    await expect(from).toHaveAttribute('aria-valuetext', '100 kr')
    await userEvent.tab()
    await userEvent.keyboard('{PageDown}')
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith([100, 3600])
    await userEvent.keyboard('{Home}')
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith([100, 100])
  },
}
export const Typed: Story = {
  args: { defaultValue: [500, 2000] },
  play: async ({ canvas, userEvent, args }) => {
    const from = canvas.getByRole('textbox', { name: 'Från Pris' })
    const to = canvas.getByRole('textbox', { name: 'Till Pris' })
    await expect(from).toHaveValue('500')
    await expect(from).toHaveAccessibleDescription('kr')
    await userEvent.clear(from)
    await userEvent.type(from, '1 230 kr')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChangeEnd).toHaveBeenCalledWith([1250, 2000])
    await expect(from).toHaveValue('1250')
    await userEvent.clear(to)
    await userEvent.type(to, '99999')
    await userEvent.tab()
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith([1250, 4000])
    await userEvent.clear(to)
    await userEvent.type(to, 'mycket')
    await userEvent.tab()
    await expect(to).toHaveValue('4000')
    await userEvent.type(to, '7{Escape}')
    await expect(to).toHaveValue('4000')
    await expect(args.onChangeEnd).toHaveBeenCalledTimes(2)
  },
}
export const KeptApart: Story = {
  args: { defaultValue: [1000, 1500], minDistance: 500 },
  play: async ({ canvas, userEvent, args }) => {
    const [from] = canvas.getAllByRole('slider')
    from?.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith([1000, 1500])
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Från Pris' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Från Pris' }), '1400{Enter}')
    await expect(canvas.getByRole('textbox', { name: 'Från Pris' })).toHaveValue('1000')
  },
}
function Owned({ onChange, ...props }: RangeSliderProps) {
  const [value, setValue] = useState<readonly [number, number]>([130, 140])
  return (
    <RangeSlider
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange?.(next)
      }}
    />
  )
}
export const Decimals: Story = {
  render: (args) => (
    <Owned {...args} label="Bågens bredd" min={115} max={155} step={0.5} unit="mm" format={(mm) => `${mm} mm`} />
  ),
  play: async ({ canvas, userEvent, args }) => {
    const to = canvas.getByRole('textbox', { name: 'Till Bågens bredd' })
    await userEvent.clear(to)
    await userEvent.type(to, '141,3{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith([130, 141.5])
    await expect(to).toHaveValue('141,5')
    await expect(canvas.getByText('141.5 mm').parentElement).toHaveTextContent('130 mm–141.5 mm')
  },
}
export const BothAtTheEnd: Story = {
  args: { defaultValue: [4000, 4000] },
  play: async ({ canvas, userEvent, args }) => {
    const thumb = canvas.getAllByRole('slider')[0]?.closest('.ks-RangeSlider-thumb')
    const box = thumb?.getBoundingClientRect() ?? new DOMRect()
    // The end that can still move is on top.
    await expect(thumb?.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2))).toBe(true)
    canvas.getAllByRole('slider')[0]?.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(args.onChange).toHaveBeenLastCalledWith([3950, 4000])
  },
}
export const WithoutFields: Story = { args: { fields: false, defaultValue: [500, 2000] } }
export const WithHint: Story = { args: { hint: 'Priset utan glas.', optional: true, defaultValue: [500, 2000] } }
export const Wrong: Story = {
  args: { defaultValue: [500, 550], error: 'Inga bågar kostar så. Vidga spannet.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Från Pris' })).toBeInvalid()
    await expect(canvas.getAllByRole('slider')[0]).toHaveAccessibleDescription(/Vidga spannet/)
  },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: [500, 2000] } }
export const VeryLongText: Story = {
  args: {
    label: 'Progressivglasögonabonnemangsmånadskostnad',
    fromText: 'Lägsta månadskostnad',
    toText: 'Högsta månadskostnad',
    unit: 'kr per månad',
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '14rem' }}>{Story()}</div>],
}
export const RightToLeft: Story = {
  args: { defaultValue: [500, 2000] },
  decorators: [
    (Story) => (
      <LocaleProvider locale="he-IL">
        <div dir="rtl">{Story()}</div>
      </LocaleProvider>
    ),
  ],
  play: async ({ canvas, userEvent, args }) => {
    canvas.getAllByRole('slider')[0]?.focus()
    // Moves towards the end of the line, which is on the left in right-to-left text.
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith([550, 2000])
  },
}
export const English: Story = {
  args: { label: 'Price', format: (value) => `SEK ${value}`, defaultValue: [500, 2000] },
  decorators: [
    (Story) => (
      <LocaleProvider locale="en-GB" texts={en}>
        {Story()}
      </LocaleProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('SEK 500').parentElement).toHaveTextContent('SEK 500 to SEK 2000')
    await expect(canvas.getByRole('textbox', { name: 'From Price' })).toHaveValue('500')
  },
}
