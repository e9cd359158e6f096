import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FrameMeasures } from './frame-measures.js'

const measures = { totalWidth: 138, lensWidth: 49, noseBridge: 21, lensHeight: 43, templeLength: 145 }

it('lists the five measures in millimetres [CARD-009]', () => {
  render(<FrameMeasures measures={measures} weight={24} />)
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Totalbredd',
    'Glasbredd',
    'Näsbrygga',
    'Glashöjd',
    'Skalmlängd',
    'Vikt',
  ])
  expect(screen.getAllByRole('definition').map((value) => value.textContent?.replace('\u00a0', ' '))).toEqual([
    '138 mm',
    '49 mm',
    '21 mm',
    '43 mm',
    '145 mm',
    '24 g',
  ])
})

it('leaves out what is not known', () => {
  render(<FrameMeasures measures={{ ...measures, noseBridge: null }} />)
  expect(screen.queryByText('Näsbrygga')).toBeNull()
})

it('prints the numbers on the temple, with a box on screen and without for screen readers', () => {
  const { container } = render(<FrameMeasures measures={measures} />)
  const marking = screen.getByText(/skalmens insida/)
  expect(marking.querySelector('[aria-hidden]')).toHaveTextContent('49□21 145')
  expect(marking.textContent).toMatch(/49, 21, 145$/)
  expect(container.querySelector('svg')).not.toBeNull()
})

it('draws nothing whose proportions it would have to make up', () => {
  const { container } = render(<FrameMeasures measures={{ ...measures, lensWidth: null }} />)
  expect(container.querySelector('svg')).toBeNull()
  expect(screen.getAllByRole('term')).toHaveLength(4)
})

it('renders nothing when nothing is known', () => {
  const unknown = { totalWidth: null, lensWidth: null, noseBridge: null, lensHeight: null, templeLength: null }
  expect(render(<FrameMeasures measures={unknown} />).container).toBeEmptyDOMElement()
})

it('draws to scale: the lenses, the bridge and the height measure what they say', () => {
  const { container } = render(<FrameMeasures measures={measures} />)
  const [first, second] = [...container.querySelectorAll('rect')].map((lens) => ({
    x: Number(lens.getAttribute('x')),
    width: Number(lens.getAttribute('width')),
    height: Number(lens.getAttribute('height')),
  }))
  expect(first).toMatchObject({ width: 49, height: 43 })
  expect((second?.x ?? 0) - (first?.x ?? 0) - 49).toBe(21)
})
