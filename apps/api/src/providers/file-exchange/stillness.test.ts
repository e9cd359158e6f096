import { expect, it } from 'vitest'
import { createStillness } from './stillness.js'

const at = (second: number) => ({ now: new Date(1_800_000_000_000 + second * 1000), settleSeconds: 30 })
const file = (size: number, mtimeMs = 0) => ({ name: 'a.xml', size, mtimeMs })

it('is whole when size and time have stood still, by the looks that were taken', () => {
  const stillness = createStillness()
  const look = (second: number, size: number, mtimeMs = 0) =>
    stillness.among('folder', [file(size, mtimeMs)], at(second)).length
  // An old time proves nothing, because a transfer copies it from the original.
  expect([look(0, 10), look(20, 10), look(29, 11), look(58, 11), look(59, 11)]).toEqual([0, 0, 0, 0, 1])
  expect([look(60, 11, 5), look(89, 11, 5), look(90, 11, 5)]).toEqual([0, 0, 1])
})

it('forgets a file that has gone: one of the same name waits again', () => {
  const stillness = createStillness()
  expect(stillness.among('folder', [file(1)], at(0))).toEqual([])
  expect(stillness.among('other', [file(1)], at(40))).toEqual([])
  expect(stillness.among('folder', [], at(40))).toEqual([])
  expect(stillness.among('folder', [file(1)], at(50))).toEqual([])
})

it('waits for nothing where no time is set', () => {
  expect(createStillness().among('folder', [file(1)], { ...at(0), settleSeconds: 0 })).toHaveLength(1)
})
