import { expect, it } from 'vitest'
import { blurred, emptyGrid, type Grid, shade } from './shadow-grid.js'

const ground = () => emptyGrid({ columns: 20, rows: 16, left: -1, front: -0.8, cell: 0.1 })
const sum = ({ values }: Grid) => values.reduce((all, value) => all + value, 0)
const corner = (x: number, z: number) => ({ x, z })

it('is as dark in sum as a triangle is large, however many cells it covers', () => {
  for (const side of [0.05, 0.4, 1]) {
    const grid = ground()
    shade(grid, [corner(-0.5, -0.5), corner(side - 0.5, -0.5), corner(-0.5, side - 0.5)], 1)
    expect(sum(grid)).toBeCloseTo(side ** 2 / 2 / 0.01, 3)
  }
})

it('is dark where the triangle is, and nothing of what lies outside', () => {
  const grid = ground()
  shade(grid, [corner(0.5, 0.5), corner(0.59, 0.5), corner(0.5, 0.59)], 0.5)
  shade(grid, [corner(5, 5), corner(6, 5), corner(5, 6)], 1)
  expect(grid.values.findIndex((value) => value > 0)).toBe(13 * 20 + 15)
  expect(sum(grid)).toBeCloseTo(0.2025)
})

it('is spread by blur without getting lighter or darker, and without a side that it leans to', () => {
  const grid = ground()
  const [row, column] = [8, 10]
  grid.values[row * 20 + column] = 1
  const soft = blurred(grid, 1)
  const at = (r: number, c: number) => soft.values[r * 20 + c]
  expect(sum(soft)).toBeCloseTo(1)
  expect(at(row - 2, column)).toBeCloseTo(at(row + 2, column)!)
  expect(at(row, column - 2)).toBeCloseTo(at(row - 2, column)!)
  expect(at(row, column)).toBeGreaterThan(at(row, column + 1)!)
})
