import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
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
