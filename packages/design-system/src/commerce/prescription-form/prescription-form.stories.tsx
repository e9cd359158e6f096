import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { PrescriptionForm } from './prescription-form.js'

const meta = {
  title: 'Commerce/Prescription form',
  component: PrescriptionForm,
  args: { onSubmit: fn(), submitText: 'Lägg i varukorgen' },
} satisfies Meta<typeof PrescriptionForm>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lägg i varukorgen' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent('Ange sfär för höger öga.')
    await waitFor(() => expect(canvas.getAllByRole('textbox', { name: /Sfär/ })[0]).toHaveFocus())
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const SignsAndCommas: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const right = canvas.getByRole('group', { name: /Höger öga/ })
    const field = (name: RegExp, index: number) => canvas.getAllByRole('textbox', { name })[index] as HTMLElement
    await expect(right).toBeVisible()
    await userEvent.type(field(/Sfär/, 0), '-1.25')
    await userEvent.type(field(/Pupillavstånd/, 0), '31,5')
    await expect(field(/Sfär/, 0)).toHaveValue('−1,25')
    await expect(field(/Axel/, 0)).toBeDisabled()
    await userEvent.type(field(/Cylinder/, 0), '-0,5')
    await expect(field(/Axel/, 0)).toBeEnabled()
    await userEvent.type(field(/Axel/, 0), '90')
    await userEvent.click(canvas.getByRole('button', { name: 'Samma styrka för båda ögonen' }))
    await userEvent.type(field(/Pupillavstånd/, 1), '31')
    await userEvent.click(canvas.getByRole('checkbox', { name: /högst ett år/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Lägg i varukorgen' }))
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        prescription: expect.objectContaining({ rightSphere: -1.25, leftAxis: 90, rightPupillaryDistance: 31.5 }),
      }),
    )
  },
}
export const TerminalGlasses: Story = { args: { workingDistance: true } }
export const WithoutAddition: Story = {
  args: { withAddition: false, defaultValue: { rightSphere: '−2,00', leftSphere: '−2,25' } },
}
