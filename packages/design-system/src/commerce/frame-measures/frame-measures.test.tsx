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
