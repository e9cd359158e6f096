import type { FrameSpec } from '@klarsikt/eyewear'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { drawnComparison } from '../testing/drawn-comparison.js'
import { openDrawnFinder } from '../testing/drawn-finder.js'
import { DRAWN_PUPILS, drawnHead } from '../testing/drawn-head.js'
import { openDrawnStage } from '../testing/drawn-stage.js'
import { PhotoTryOn } from './photo-try-on.js'

const FRAME: FrameSpec = {
  shape: 'panto',
  construction: 'full-rim',
  material: 'acetate',
  color: 'tortoise',
  lens: 'clear',
  measures: { totalWidth: 140, noseBridge: 20, lensWidth: 48, lensHeight: 42, templeLength: 145 },
}

const meta = {
  title: 'Try-on/PhotoTryOn',
  component: PhotoTryOn,
  args: {
    frame: FRAME,
    src: '/model.glb',
    name: 'Vega',
    openStage: openDrawnStage,
    colors: [
      { id: 'tortoise', name: 'Sköldpadd', colour: '#8a4b1c' },
      { id: 'black', name: 'Svart', colour: '#17181a' },
      { id: 'crystal-blue', name: 'Blå kristall', colour: '#b7cfdd' },
    ],
    lenses: [
      { id: 'clear', name: 'Klara', colour: '#eef4f3' },
      { id: 'green', name: 'Gröntonade', colour: '#3d4d39' },
    ],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '46rem' }}>{Story()}</div>],
} satisfies Meta<typeof PhotoTryOn>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

async function choose(canvas: Canvas, file: File) {
  await userEvent.click(canvas.getByRole('button', { name: 'Jag förstår, fortsätt' }))
  await expect(canvas.getByRole('heading', { name: 'Välj en bild av ditt ansikte' })).toHaveFocus()
  await userEvent.upload(canvas.getByLabelText('Välj bild'), file)
}

/** Moves a ring to where the pupil is drawn. */
async function mark(canvas: Canvas, side: 'left' | 'right') {
  const name = side === 'left' ? /^Pupillen till vänster/ : /^Pupillen till höger/
  const ring = await canvas.findByRole('button', { name })
  const picture = ring.parentElement!.getBoundingClientRect()
  const [x, y] = DRAWN_PUPILS[side]
  await userEvent.click(ring)
  await userEvent.pointer({
    target: ring.parentElement!,
    keys: '[MouseLeft]',
    coords: { clientX: picture.left + x * picture.width, clientY: picture.top + y * picture.height },
  })
}

async function wear(canvas: Canvas, file?: File) {
  await choose(canvas, file ?? (await drawnHead()))
  await mark(canvas, 'left')
  await mark(canvas, 'right')
  await userEvent.click(canvas.getByRole('button', { name: 'Visa bågen' }))
}

/** The page says what happens to the picture before there is one. */
export const Consent: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Bilden skickas inte till oss/)).toBeVisible()
  },
}

/** The file is not a picture. */
export const Unreadable: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, new File(['no picture'], 'face.jpg', { type: 'image/jpeg' }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('gick inte att öppna som bild'))
  },
}

/** The picture is too small. */
export const TooSmall: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, await drawnHead({ scale: 0.2 }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Bilden är för liten'))
  },
}

/** A dark picture causes a warning but can be used. An impossible distance is refused. */
export const Marking: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, await drawnHead({ light: 0.12 }))
    await expect(await canvas.findByText(/Bilden är mörk/)).toBeVisible()
    // A new step takes the focus.
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Märk ut pupillerna' })).toHaveFocus())
    const left = canvas.getByRole('button', { name: /^Pupillen till vänster/ })
    const before = left.getAttribute('aria-label') ?? ''
    left.focus()
    await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowUp}{/Shift}')
    await waitFor(() => expect(left).not.toHaveAccessibleName(before))
    await userEvent.type(canvas.getByRole('textbox', { name: /PD/ }), '31,5')
    await userEvent.click(canvas.getByRole('button', { name: 'Visa bågen' }))
    await expect(canvas.getByText(/^Fyll i ett avstånd mellan 40 och 80\smm/)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /PD/ })).toHaveFocus()
  },
}

/** Shows the frame on the face, and another colour at once. */
export const Worn: Story = {
  play: async ({ canvas }) => {
    await wear(canvas)
    await expect(await canvas.findByRole('img', { name: 'Vega i Sköldpadd på din bild' })).toBeVisible()
    await waitFor(() => expect(canvas.queryByText('Hämtar bågen')).toBeNull())
    await expect(canvas.getByText(/Vi har räknat med 63\smm mellan pupillerna/)).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Svart' }))
    await expect(canvas.getByRole('img', { name: 'Vega i Svart på din bild' })).toBeVisible()
  },
}

/** Shows two colours beside each other. */
export const Compared: Story = {
  play: async ({ canvas }) => {
    await wear(canvas)
    await userEvent.click(await canvas.findByRole('switch', { name: 'Jämför två färger' }))
    await expect(canvas.getByRole('img', { name: 'Vega i Sköldpadd på din bild' })).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Vega i Svart på din bild' })).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Jämför med' }), 'Blå kristall')
    await expect(canvas.getByRole('img', { name: 'Vega i Blå kristall på din bild' })).toBeVisible()
    await expect(canvas.getByText('Vega, Blå kristall')).toBeVisible()
    await userEvent.click(canvas.getByRole('switch', { name: 'Jämför två färger' }))
    await expect(canvas.getAllByRole('img')).toHaveLength(1)
  },
}

/**
 * Shows another frame of the shop beside this one, chosen with the keyboard. Each has its caption with name and price.
 */
export const ComparedFrames: Story = {
  args: { comparison: drawnComparison() },
  play: async ({ canvas }) => {
    await wear(canvas)
    const compare = await canvas.findByRole('switch', { name: 'Jämför två bågar' })
    compare.focus()
    await userEvent.keyboard(' ')
    const choice = await canvas.findByRole('combobox', { name: 'Jämför med' })
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Dina favoriter' })).toBeInTheDocument())
    await userEvent.tab()
    await expect(choice).toHaveFocus()
    await userEvent.selectOptions(choice, 'Klarsikt Sarek, guld')
    await expect(await canvas.findByRole('img', { name: 'Klarsikt Sarek, guld på din bild' })).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Vega i Sköldpadd på din bild' })).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'Till produkten' })).toHaveLength(2)
    // After going back to the rings and on again, both frames are still shown.
    await userEvent.click(canvas.getByRole('button', { name: 'Flytta ringarna' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Visa bågen' }))
    await expect(await canvas.findByRole('img', { name: 'Klarsikt Sarek, guld på din bild' })).toBeVisible()
  },
}

let opened = 0

/** A model that could not be loaded can be requested again. */
export const ComparedFailed: Story = {
  args: {
    comparison: drawnComparison({
      open: (id, signal) =>
        opened++ % 2 === 0 ? Promise.reject(new Error('no model')) : drawnComparison().open(id, signal),
    }),
  },
  play: async ({ canvas }) => {
    await wear(canvas)
    await userEvent.click(await canvas.findByRole('switch', { name: 'Jämför två bågar' }))
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Dina favoriter' })).toBeInTheDocument())
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Jämför med' }), 'Klarsikt Sarek, guld')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Bågen att jämföra med kunde inte hämtas.')
    await userEvent.click(canvas.getByRole('button', { name: 'Försök igen' }))
    await expect(await canvas.findByRole('img', { name: 'Klarsikt Sarek, guld på din bild' })).toBeVisible()
  },
}

/** The list of frames cannot be loaded, but colours can still be compared. */
export const ComparedListFailed: Story = {
  args: { comparison: drawnComparison({ list: () => Promise.reject(new Error('no answer')) }) },
  play: async ({ canvas }) => {
    await wear(canvas)
    await userEvent.click(await canvas.findByRole('switch', { name: 'Jämför två bågar' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Bågarna att jämföra med kunde inte hämtas.')
    await expect(canvas.getByRole('img', { name: 'Vega i Svart på din bild' })).toBeVisible()
  },
}

/** There is nothing to compare with yet. */
export const ComparedWithNothing: Story = {
  args: { colors: [], comparison: drawnComparison({ list: async () => [] }) },
  play: async ({ canvas }) => {
    await wear(canvas)
    await userEvent.click(await canvas.findByRole('switch', { name: 'Jämför två bågar' }))
    await expect(await canvas.findByText(/^Det finns inga andra bågar att jämföra med än/)).toBeVisible()
    await expect(canvas.queryByRole('combobox')).toBeNull()
  },
}

/** The found face gives a size, but only with the distance of a prescription. */
export const Measured: Story = {
  args: { openFinder: openDrawnFinder(1, 0.5), onKeepSize: fn(() => true) },
  play: async ({ canvas, args }) => {
    await choose(canvas, await drawnHead())
    await canvas.findByText(/^Pupillerna är utmärkta/)
    await userEvent.click(canvas.getByRole('button', { name: 'Visa bågen' }))
    await expect(await canvas.findByText(/^Fyll i ditt pupillavstånd, så kan vi mäta/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Flytta ringarna' }))
    await userEvent.type(canvas.getByRole('textbox', { name: /PD/ }), '60')
    await userEvent.click(canvas.getByRole('button', { name: 'Visa bågen' }))
    await expect(await canvas.findByText(/^Bågar som är ungefär \d+\smm breda bör passa ditt ansikte/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Spara som min storlek' }))
    await expect(canvas.getByText(/^Sparat på den här enheten: \d+\s±\s\d+\smm/)).toBeVisible()
    await expect(args.onKeepSize).toHaveBeenCalledOnce()
  },
}

/** Rings placed by hand say where the eyes are, but not how wide the face is. */
export const UnmeasuredByHand: Story = {
  args: { onKeepSize: fn(() => true) },
  play: async ({ canvas }) => {
    await choose(canvas, await drawnHead())
    await mark(canvas, 'left')
    await mark(canvas, 'right')
    await userEvent.type(canvas.getByRole('textbox', { name: /PD/ }), '63')
    await userEvent.click(canvas.getByRole('button', { name: 'Visa bågen' }))
    await expect(await canvas.findByText(/när ansiktet hittas av sig självt i bilden/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Spara som min storlek' })).toBeNull()
  },
}

/** Without graphics a flat front is drawn in the same place and scale. */
export const Flat: Story = {
  args: { openStage: () => Promise.reject(new Error('no graphics')) },
  play: async ({ canvas }) => {
    await wear(canvas)
    await waitFor(() => expect(canvas.getByText(/ritad rakt framifrån/)).toBeVisible())
    await expect(canvas.getByRole('img', { name: 'Vega i Sköldpadd på din bild' })).toBeVisible()
  },
}
