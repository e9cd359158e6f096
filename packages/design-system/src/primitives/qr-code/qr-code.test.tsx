import { render, screen } from '@testing-library/react'
import { assert, constantFrom, property, string } from 'fast-check'
import { encode } from 'uqr'
import { expect, it } from 'vitest'
import { QrCode } from './qr-code.js'
import { QUIET_ZONE, qrPath } from './qr-path.js'

/** Returns the painted squares of a path, from its rectangles. */
function painted(path: string): Set<string> {
  return new Set(
    [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)].flatMap(([, x, y, length, back]) => {
      expect(back).toBe(length)
      return Array.from({ length: Number(length) }, (_, step) => `${Number(x) + step},${y}`)
    }),
  )
}

it('paints exactly the dark squares of the code, inside a quiet zone of four', () => {
  assert(
    property(string({ minLength: 1, maxLength: 200 }), constantFrom('L', 'M', 'Q', 'H'), (value, level) => {
      const code = qrPath(value, level)
      const rows = encode(value, { ecc: level, border: 0 }).data
      const dark = rows.flatMap((row, y) =>
        row.flatMap((isDark, x) => (isDark ? [`${x + QUIET_ZONE},${y + QUIET_ZONE}`] : [])),
      )
      expect(code?.side).toBe(rows.length + 8)
      expect(painted(code?.path ?? '')).toEqual(new Set(dark))
    }),
    { numRuns: 25 },
  )
})

it('has a finder in three corners', () => {
  const code = qrPath('https://klarsikt.example', 'M')
  const dark = painted(code?.path ?? '')
  const far = (code?.side ?? 0) - QUIET_ZONE - 7
  const finder = (left: number, top: number) =>
    [0, 1, 2, 3, 4, 5, 6].every((step) => dark.has(`${left + step},${top}`) && dark.has(`${left},${top + step}`))
  expect([finder(4, 4), finder(far, 4), finder(4, far), finder(far, far)]).toEqual([true, true, true, false])
})

it('needs more squares the more of it may be lost', () => {
  const value =
    'bankid.67df3917-fa0d-44e5-b327-edcc928297f8.0.dc69358e712458a66a7525beef148ae8526b1c71610eff2c16cdffb4cdac9bf8'
  const sides = (['L', 'M', 'Q', 'H'] as const).map((level) => qrPath(value, level)?.side ?? 0)
  expect(sides).toEqual([...sides].sort((a, b) => a - b))
  expect(new Set(sides).size).toBeGreaterThan(1)
})

it.each(['', 'x'.repeat(3000)])('draws nothing for a text that fits no code', (value) => {
  expect(render(<QrCode value={value} label="Logga in" />).container).toBeEmptyDOMElement()
})

it('keeps its name when the code is renewed, and is no live region', () => {
  const { rerender, container } = render(<QrCode value="bankid.a.0" label="Logga in med BankID" />)
  const before = container.querySelector('path')?.getAttribute('d')
  rerender(<QrCode value="bankid.a.1" label="Logga in med BankID" />)
  const image = screen.getByRole('img', { name: 'Logga in med BankID' })
  expect(container.querySelector('path')?.getAttribute('d')).not.toBe(before)
  expect(image.closest('[aria-live], [role="status"], [role="alert"]')).toBeNull()
})
