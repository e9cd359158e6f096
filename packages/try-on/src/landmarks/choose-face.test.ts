import { expect, it } from 'vitest'
import { chooseFace } from './choose-face.js'

const SIZE = { width: 1000, height: 800 }
const FACE = { pupils: { left: [450, 300], right: [550, 300] }, irisWidth: 18, turn: { yaw: 0, pitch: 0 } } as const
const FAR = { ...FACE, pupils: { left: [450, 300], right: [509, 300] } } as const

it('takes the one face of a picture', () => expect(chooseFace([FACE], SIZE)).toBe(FACE))

it.each([
  ['none', []],
  ['many', [FACE, FAR]],
  ['far', [FAR]],
] as const)('says %s where it does not know the face', (problem, faces) => {
  expect(chooseFace(faces, SIZE)).toBe(problem)
})
