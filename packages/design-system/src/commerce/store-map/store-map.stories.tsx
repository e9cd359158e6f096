import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, spyOn, waitFor } from 'storybook/test'
import { guide } from '../../testing/guide.js'
import { STORES } from '../../testing/stores.js'
import { StoreCard } from '../store-card/store-card.js'
import { StoreMap, type StoreMapProps, StorePlace } from './store-map.js'

const select = fn<(id: string) => void>()

function Demo(props: StoreMapProps) {
  const [selected, setSelected] = useState(props.selected ?? null)
  return (
    <StoreMap
      {...props}
      selected={selected}
      onSelect={(id) => {
        select(id)
        setSelected(id)
      }}
    />
  )
}

/** Choosing in the list moves the map. */
function WithList() {
  const [selected, setSelected] = useState<string | null>(null)
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))', gap: 24 }}>
      <ul style={{ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' }}>
        {STORES.slice(11, 15).map((store) => (
          <li key={store.id}>
            <StoreCard
              store={store}
              now="2026-11-24T11:20:00+01:00"
              selected={store.id === selected}
              onChoose={() => setSelected(store.id)}
            />
          </li>
        ))}
      </ul>
      <StoreMap stores={STORES} selected={selected} onSelect={setSelected} />
    </div>
  )
}

const meta = {
  title: 'Commerce/Store map',
  component: Demo,
  args: { stores: STORES },
  parameters: guide({
    purpose:
      'Shows where the stores are, next to the list they are chosen from. The country is a drawing of our own: no tiles, no outside request, no consent needed.',
    do: [
      'Put the list of stores first in the page and the map next to or below it; both share one selected id.',
      'Ask for the position only after the customer pressed a button, then hand it in as `position`.',
      'Use `StorePlace` on a store’s own page, where the country in small is enough.',
    ],
    dont: [
      'Do not make the map the only means to find a store.',
      'Do not use it for directions: there are no streets. Link to a map service for those.',
      'Do not set another aspect ratio; set the width.',
    ],
  }),
  decorators: [
    (Story, { parameters }) => <div style={{ maxInlineSize: Number(parameters['width'] ?? 480) }}>{Story()}</div>,
  ],
} satisfies Meta<typeof Demo>
export default meta
type Story = StoryObj<typeof meta>

export const WholeCountry: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Hoppa över kartan' })).toHaveFocus()
    await expect(canvas.getByRole('group', { name: 'Karta över våra butiker' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Kiruna' })).toBeVisible()
  },
}

export const ChoosingByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    select.mockClear()
    canvas.getByRole('button', { name: 'Kiruna' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(select).toHaveBeenCalledWith('kiruna')
    await expect(canvas.getByRole('button', { name: 'Kiruna', pressed: true })).toHaveFocus()
  },
}

export const ZoomingByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const map = canvas.getByRole('group', { name: 'Karta över våra butiker' })
    await expect(canvas.queryByRole('button', { name: 'Gävle' })).toBeNull()
    map.focus()
    await userEvent.keyboard('+++')
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Kiruna' })).toBeNull())
    await userEvent.keyboard('{ArrowDown>3/}')
    await expect(await canvas.findByRole('button', { name: 'Gävle' })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/butiker i den del av kartan som visas/))
    await userEvent.keyboard('{Home}')
    await expect(await canvas.findByRole('button', { name: 'Kiruna' })).toBeVisible()
  },
}

/** Pressing a cluster zooms to where its stores separate. Focus stays on the map. */
export const OpeningACluster: Story = {
  tags: ['check'],
  play: async ({ canvas, userEvent }) => {
    const [cluster] = canvas.getAllByRole('button', { name: /butiker, zooma in$/ })
    if (!cluster) throw new Error('There are clusters at the whole country')
    const before = canvas.getAllByRole('button').length
    await userEvent.click(cluster)
    await expect(canvas.getByRole('group')).toHaveFocus()
    await waitFor(() => expect(cluster).not.toBeInTheDocument())
    await expect(canvas.getAllByRole('button').length).not.toBe(before)
  },
}

export const Dragging: Story = {
  tags: ['check'],
  args: { selected: 'kalmar' },
  play: async ({ canvas }) => {
    select.mockClear()
    const pin = canvas.getByRole('button', { name: 'Kalmar' })
    const start = pin.getBoundingClientRect()
    const [x, y] = [start.x + 22, start.y + 22]
    // Only a real pointer can be captured.
    spyOn(HTMLElement.prototype, 'setPointerCapture').mockImplementation(() => {})
    const event = (type: string, at: number) =>
      pin.dispatchEvent(
        new PointerEvent(type, { bubbles: true, pointerId: 1, button: 0, buttons: 1, clientX: x - at, clientY: y }),
      )
    event('pointerdown', 0)
    event('pointermove', 30)
    event('pointermove', 60)
    event('pointerup', 60)
    pin.click()
    await waitFor(() => expect(Math.round(start.x - pin.getBoundingClientRect().x)).toBe(60))
    await expect(select).not.toHaveBeenCalled()
  },
}

export const Selected: Story = { args: { selected: 'malmö-outlet' } }

export const YouAreHere: Story = { args: { position: { lat: 59.62, lon: 17.2 }, selected: 'uppsala-city' } }

export const BesideTheList: Story = {
  render: () => <WithList />,
  parameters: { width: 1000 },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Välj butik Malmö Outlet' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Malmö Outlet', pressed: true })).toBeVisible()
    // The map moved to the chosen store, so the north is out of view.
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Kiruna' })).toBeNull())
  },
}

export const OneStore: Story = { args: { stores: STORES.slice(57, 58) } }

export const NoStores: Story = { args: { stores: [] } }

export const SameBuilding: Story = {
  args: {
    stores: ['Optik', 'Hörsel', 'Barn'].map((name) => ({
      id: name,
      name: `Emporia Köpcentrum ${name}avdelningen`,
      lat: 55.5636,
      lon: 12.9752,
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '3 butiker, zooma in' }))
    await expect(await canvas.findByRole('button', { name: /Hörselavdelningen/ })).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /avdelningen$/ })).toHaveLength(3)
  },
}

/** For a store's own page. */
export const Small: Story = {
  render: () => (
    <div className="ks-cluster">
      <StorePlace lat={56.66} lon={16.36} label="Kalmar ligger i sydöstra Sverige" />
      <StorePlace lat={67.86} lon={20.23} label="Kiruna ligger längst upp i norra Sverige" />
    </div>
  ),
}
