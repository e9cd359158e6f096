import { ALONE, SHARED, unit } from '@klarsikt/tooling/vitest'

const setupFiles = ['src/testing/setup.ts', ...SHARED.setupFiles]
const page = { environment: 'jsdom', setupFiles } as const

export default unit({
  test: {
    include: [],
    // jsdom does not know the element, but browsers do.
    onConsoleLog: (log) => !log.startsWith('The tag <search> is unrecognized'),
    projects: [
      {
        extends: true,
        test: { ...SHARED, ...page, name: 'shared', include: ['src/**/*.test.{ts,tsx}'], exclude: [ALONE] },
      },
      { extends: true, test: { ...page, name: 'alone', include: [ALONE] } },
    ],
  },
})
