import { expect, it } from 'vitest'
import { tokens } from '../tokens/generated/tokens.js'
import { TOKEN_KINDS } from './token-kinds.js'

it('has every token in one kind, and no kind without tokens', () => {
  expect(tokens.filter((token) => TOKEN_KINDS.filter(({ holds }) => holds(token)).length !== 1)).toEqual([])
  expect(TOKEN_KINDS.filter(({ holds }) => !tokens.some(holds))).toEqual([])
})
