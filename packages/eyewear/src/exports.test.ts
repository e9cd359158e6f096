import { expect, it } from 'vitest'
import * as eyewear from './index.js'

it('exports these names and no others', () => {
  expect(Object.keys(eyewear).toSorted()).toEqual([
    'END_PIECE_DESIGNS',
    'FRAME_COLORS',
    'FRAME_CONSTRUCTIONS',
    'FRAME_MATERIALS',
    'FRAME_SHAPES',
    'FRAME_VIEWS',
    'LENS_FINISHES',
    'boxOf',
    'colorsOf',
    'contains',
    'frameStamp',
    'frontDrawing',
    'frontDrawings',
    'isWire',
    'measuresFit',
    'outline',
    'shapeTraits',
    'signedArea',
    'silhouette',
    'svgDrawing',
  ])
})

it('gives every material a choice of colours, and every colour a material', () => {
  for (const material of eyewear.FRAME_MATERIALS) expect(eyewear.colorsOf(material).length).toBeGreaterThan(5)
  for (const color of Object.values(eyewear.FRAME_COLORS)) expect(color.swatch).toMatch(/^#[0-9a-f]{6}$/)
})
