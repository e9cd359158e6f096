import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { en } from '../../locale/en.js'
import { LocaleProvider } from '../../locale/locale.js'
import { guide } from '../../testing/guide.js'
import { PrescriptionForm } from './prescription-form.js'

const typed = {
  rightSphere: '−1,25',
  rightPupillaryDistance: '31,5',
  leftSphere: '−1,50',
  leftCylinder: '−0,50',
  leftAxis: '90',
  leftPupillaryDistance: '31',
}
const meta = {
  title: 'Commerce/Prescription form',
  component: PrescriptionForm,
  args: { onSubmit: fn(), submitText: 'Lägg i varukorgen' },
  parameters: guide({
    purpose: 'Types a prescription for glasses from the paper: both eyes, checked with the rules of core/prescription.',
    do: [
      'Leave the addition out for single vision lenses, and require it for progressive ones.',
      'Hand the service’s answer in as errors by field; what is typed stays.',
      'Let the shopper choose one pupillary distance or one for each eye: papers have either.',
    ],
    dont: [
      'Do not prefill the tick about the age of the prescription.',
      'Do not turn the fields into selects of every quarter of a dioptre; people type what they read.',
      'Do not round what is typed: a value off its step is asked about, not changed.',
    ],
  }),
  decorators: [(Story) => <div style={{ maxInlineSize: 720 }}>{Story()}</div>],
} satisfies Meta<typeof PrescriptionForm>
export default meta
type Story = StoryObj<typeof meta>

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']
const eye = (canvas: Canvas, name: RegExp) => within(canvas.getByRole('group', { name }))

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lägg i varukorgen' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent('Ange sfär för höger öga.')
    await waitFor(() => expect(canvas.getAllByRole('textbox', { name: /Sfär/ })[0]).toHaveFocus())
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
/** From the first field to the button without a pointer. */
export const SignsAndCommas: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const right = eye(canvas, /Höger öga/)
    const left = eye(canvas, /Vänster öga/)
    right.getByRole('textbox', { name: /Sfär/ }).focus()
    await userEvent.keyboard('1.25')
    await userEvent.tab({ shift: true })
    await expect(right.getByRole('textbox', { name: /Sfär/ })).toHaveValue('+1,25')
    await expect(right.getByRole('button', { name: 'Byt tecken: Sfär (SPH), Höger öga' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(right.getByRole('textbox', { name: /Sfär/ })).toHaveValue('−1,25')
    await userEvent.type(right.getByRole('textbox', { name: /Pupillavstånd/ }), '31,5')
    await expect(right.getByRole('textbox', { name: /Axel/ })).toBeDisabled()
    await userEvent.type(right.getByRole('textbox', { name: /Cylinder/ }), '-0,5')
    await userEvent.tab()
    await expect(right.getByRole('textbox', { name: /Axel/ })).toHaveFocus()
    await userEvent.keyboard('90')
    canvas.getByRole('button', { name: 'Samma styrka för båda ögonen' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent('Vänster öga har fått samma värden som höger.')
    await userEvent.type(left.getByRole('textbox', { name: /Pupillavstånd/ }), '31')
    canvas.getByRole('checkbox', { name: /högst ett år/ }).focus()
    await userEvent.keyboard(' ')
    canvas.getByRole('button', { name: 'Lägg i varukorgen' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        prescription: expect.objectContaining({ rightSphere: -1.25, leftAxis: 90, rightPupillaryDistance: 31.5 }),
      }),
    )
  },
}
/** One distance for both eyes: it is split between the eyes, and two typed distances are added up. */
export const OneDistance: Story = {
  args: { defaultValue: typed },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('checkbox', { name: /ett pupillavstånd/ }).focus()
    await userEvent.keyboard(' ')
    const total = canvas.getByRole('textbox', { name: 'PD totalt' })
    await expect(total).toHaveValue('62,5')
    await expect(canvas.queryByRole('textbox', { name: /Pupillavstånd/ })).toBeNull()
    await userEvent.clear(total)
    await userEvent.type(total, '63')
    await userEvent.click(canvas.getByRole('checkbox', { name: /högst ett år/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Lägg i varukorgen' }))
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        prescription: expect.objectContaining({ rightPupillaryDistance: 31.5, leftPupillaryDistance: 31.5 }),
      }),
    )
  },
}
/** Several errors at once. Inputs stay, the summary names the eye, and the first wrong field gets focus. */
export const Wrong: Story = {
  args: {
    defaultValue: {
      rightSphere: '+2,25',
      rightAddition: '+2,00',
      rightPupillaryDistance: '63',
      leftSphere: '−1,30',
      leftCylinder: '−0,50',
      leftPupillaryDistance: 'trettioett',
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lägg i varukorgen' }))
    const lines = within(canvas.getByRole('alert')).getAllByRole('link')
    await expect(lines.map((line) => line.textContent)).toEqual([
      'Höger öga: Sfär plus addition får inte överstiga +4,00.',
      'Höger öga: Pupillavståndet ska vara mellan 20 och 40 mm.',
      'Vänster öga: Sfären ska vara mellan −20,00 och +20,00 i steg om 0,25.',
      'Vänster öga: Ange axel när du har angett cylinder.',
      'Vänster öga: Ange ett tal.',
      'Bekräfta att ditt recept är högst ett år gammalt.',
    ])
    const right = eye(canvas, /Höger öga/)
    await waitFor(() => expect(right.getByRole('textbox', { name: /Addition/ })).toHaveFocus())
    await expect(eye(canvas, /Vänster öga/).getByRole('textbox', { name: /Pupillavstånd/ })).toHaveValue('trettioett')
  },
}
/** An error of the service is shown at its field until that field is edited. */
export const RefusedByTheService: Story = {
  args: { defaultValue: typed, errors: { leftCylinder: 'Styrkan finns inte för den här produkten.' } },
  play: async ({ canvas, userEvent }) => {
    const cylinder = eye(canvas, /Vänster öga/).getByRole('textbox', { name: /Cylinder/ })
    await expect(cylinder).toHaveAccessibleDescription(/Styrkan finns inte/)
    await userEvent.type(cylinder, '{Backspace}')
    await expect(cylinder).toBeValid()
  },
}
export const ReadingHelp: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Så läser du ditt recept'))
    await expect(canvas.getByText('OD och OS')).toBeVisible()
  },
}
export const TerminalGlasses: Story = { args: { workingDistance: true } }
export const Progressive: Story = { args: { additionRequired: true, totalDistance: true } }
export const WithoutAddition: Story = {
  args: { withAddition: false, defaultValue: { rightSphere: '−2,00', leftSphere: '−2,25' } },
}
export const Busy: Story = { args: { defaultValue: typed, busy: true } }
export const InADrawer: Story = {
  args: { defaultValue: typed },
  render: (args) => (
    <div style={{ maxInlineSize: 400 }}>
      <PrescriptionForm {...args} />
    </div>
  ),
}
export const Narrow: Story = {
  args: { defaultValue: typed },
  render: (args) => (
    <div style={{ inlineSize: 240 }}>
      <PrescriptionForm {...args} />
    </div>
  ),
}
/** Values read left to right: a minus stays in front. */
export const RightToLeft: Story = {
  args: { defaultValue: typed },
  render: (args) => (
    <div dir="rtl">
      <PrescriptionForm {...args} />
    </div>
  ),
}
export const English: Story = {
  args: { submitText: 'Add to bag' },
  render: (args) => (
    <LocaleProvider locale="en-GB" texts={en}>
      <div lang="en">
        <PrescriptionForm {...args} />
      </div>
    </LocaleProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to bag' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent('Enter the sphere of the right eye.')
  },
}
