import { expect, it } from 'vitest'
import { latestOnly } from './latest-only.js'

/** Makes a search field whose requests and typing pauses end when the test ends them. */
function typist() {
  const asked: string[] = []
  let pause: (() => void) | null = null
  let answered = Promise.withResolvers<void>()
  const wait = (_: number, work: () => void) => {
    pause = work
    return () => (pause = null)
  }
  const box = latestOnly(wait, (text) => {
    asked.push(text)
    return answered.promise
  })
  return {
    ...box,
    asked,
    endPause: () => pause?.(),
    async answer() {
      answered.resolve()
      answered = Promise.withResolvers()
      await Promise.resolve()
      await Promise.resolve()
    },
  }
}

it('asks for the first text at once, and then for the newest alone', async () => {
  const { ask, asked, answer, endPause } = typist()
  for (const text of ['s', 'so', 'sol']) ask(text)
  expect(asked).toEqual(['s'])
  await answer()
  expect(asked).toEqual(['s'])
  endPause()
  expect(asked).toEqual(['s', 'sol'])
})

it('waits for the answer when the pause ends before it', async () => {
  const { ask, asked, answer, endPause } = typist()
  ask('s')
  ask('so')
  endPause()
  expect(asked).toEqual(['s'])
  await answer()
  expect(asked).toEqual(['s', 'so'])
})

it('asks for nothing that was dropped', async () => {
  const { ask, drop, asked, answer, endPause } = typist()
  ask('s')
  ask('so')
  drop()
  await answer()
  endPause()
  expect(asked).toEqual(['s'])
})
