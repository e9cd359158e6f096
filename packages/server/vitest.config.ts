import { unit } from '@klarsikt/tooling/vitest'

export default unit({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: ['./src/testing/own-setup.ts'],
  },
})
