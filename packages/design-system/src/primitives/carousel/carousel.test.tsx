import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { Carousel } from './carousel.js'

it('leaves out what is empty', () => {
  render(<Carousel title="Rekommenderat för dig">{[<p key="a">Alva</p>, null, false, <p key="b">Björk</p>]}</Carousel>)
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Alva', 'Björk'])
})

it('keeps its list when items come, so that its place is not lost', () => {
  const row = (names: readonly string[]) => (
    <Carousel title="Nyligen sedda">
      {names.map((name) => (
        <p key={name}>{name}</p>
      ))}
    </Carousel>
  )
  const { rerender } = render(row(['Alva']))
  const list = screen.getByRole('list')
  rerender(row(['Alva', 'Björk']))
  expect(screen.getByRole('list')).toBe(list)
})

describe('the order of Tab', () => {
  const item = (name: string) => (
    <p key={name}>
      <a href={`/${name}`}>{name}</a>
      <label>
        <input type="radio" name={name} defaultChecked /> {name} svart
      </label>
      <label>
        <input type="radio" name={name} /> {name} brun
      </label>
      <button>{name} jämför</button>
    </p>
  )
  const row = (names: readonly string[], dir?: 'rtl') => (
    <div dir={dir} style={dir && { direction: dir }}>
      <Carousel title="Nya glasögon">{names.map(item)}</Carousel>
      <button>Efter</button>
    </div>
  )
  const link = (name: string) => screen.getByRole('link', { name })
  const button = (name: string) => screen.getByRole('button', { name })

  it('has the stops of one item, whichever last had focus', async () => {
    render(row(['Alva', 'Björk', 'Tuva']))
    await userEvent.tab()
    expect(link('Alva')).toHaveFocus()
    expect(link('Alva')).toHaveAccessibleDescription('Bläddra med piltangenterna')
    await userEvent.tab()
    expect(screen.getByRole('radio', { name: 'Alva svart' })).toHaveFocus()
    await userEvent.tab()
    expect(button('Alva jämför')).toHaveFocus()
    await userEvent.tab()
    expect(button('Efter')).toHaveFocus()
    await userEvent.click(button('Tuva jämför'))
    await userEvent.tab()
    expect(button('Efter')).toHaveFocus()
    await userEvent.tab({ shift: true })
    expect(button('Tuva jämför')).toHaveFocus()
    expect(link('Alva')).not.toHaveAccessibleDescription()
  })

  it.each([
    ['ltr', undefined, '{ArrowRight}', '{ArrowLeft}'],
    ['rtl', 'rtl', '{ArrowLeft}', '{ArrowRight}'],
  ] as const)('goes on by arrow keys in %s, to the ends by Home and End', async (_name, dir, forward, back) => {
    render(row(['Alva', 'Björk', 'Tuva'], dir))
    await userEvent.tab()
    for (const [key, name] of [
      [back, 'Alva'],
      [forward, 'Björk'],
      ['{End}', 'Tuva'],
      [forward, 'Tuva'],
      ['{Home}', 'Alva'],
      ['{Control>}{ArrowRight}{/Control}', 'Alva'],
    ] as const) {
      await userEvent.keyboard(key)
      expect(link(name)).toHaveFocus()
    }
  })

  it('leaves arrow keys to fields', async () => {
    render(row(['Alva', 'Björk']))
    await userEvent.click(screen.getByRole('radio', { name: 'Alva svart' }))
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('radio', { name: 'Alva brun' })).toHaveFocus()
  })

  it('follows items that come and go', async () => {
    const { rerender } = render(row(['Alva']))
    expect(link('Alva')).not.toHaveAccessibleDescription()
    rerender(row(['Alva', 'Björk']))
    await waitFor(() => expect(link('Björk')).toHaveAttribute('tabindex', '-1'))
    rerender(row(['Björk']))
    await waitFor(() => expect(link('Björk')).not.toHaveAttribute('tabindex'))
  })
})
