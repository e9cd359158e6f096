import { ADVICE, ARROWS, TEST_ARROWS } from './packages/tooling/src/arrows.ts'

type Dir = keyof typeof ARROWS

const only = (allowed: readonly string[], advice: string) => ({
  'no-restricted-imports': [
    'error',
    {
      patterns: [
        {
          group: [
            '@klarsikt/*',
            '@klarsikt/*/**',
            ...allowed.flatMap((name) => [`!@klarsikt/${name}`, `!@klarsikt/${name}/**`]),
          ],
          message: `Not an arrow of packages/tooling/src/arrows.ts. ${advice}`,
        },
        { group: ['**/packages/*/src/**', '**/apps/*/src/**'], message: 'Import a workspace package by its name.' },
      ],
    },
  ],
})

// The seed is handed its demo data by apps/shop and knows only its type.
const tests = [
  '**/seed/**',
  '**/*.test.{ts,tsx}',
  '**/*.stories.tsx',
  '**/testing/**',
  '**/scripts/**',
  '**/bench/**',
  '**/.storybook/**',
  '**/*.config.ts',
  '**/vitest.*.ts',
  '**/global-setup.ts',
]

const boundaries = (Object.keys(ARROWS) as Dir[]).flatMap((dir) => {
  const self = dir.split('/')[1] ?? ''
  const advice = ADVICE[dir] ?? ''
  const allowed = [...ARROWS[dir], self]
  return [
    { files: [`${dir}/**`], rules: only(allowed, advice) },
    {
      files: tests.map((glob) => `${dir}/${glob}`),
      rules: only([...allowed, ...(TEST_ARROWS[dir] ?? []), 'tooling'], advice),
    },
  ]
})

export default {
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error' },
  env: { builtin: true, browser: true, node: true },
  settings: { react: { version: '19.3' } },
  ignorePatterns: [
    '**/dist/**',
    '**/build/**',
    '**/.react-router/**',
    '**/storybook-static/**',
    '**/node_modules/**',
    '**/public/mockServiceWorker.js',
    '.data/**',
    // Host and consumer apps are installed and checked outside the workspace.
    'apps/e2e/src/consumers/*-app/**',
    'apps/e2e/src/hosts/*-app/**',
  ],
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: false }],
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/jsx-no-useless-fragment': 'error',
    'import/no-cycle': 'error',
    'unicorn/filename-case': ['error', { case: 'kebabCase', ignore: ['^\\$', '^_', '\\$'] }],
    'no-unused-vars': ['error', { ignoreRestSiblings: true, argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    'vitest/valid-expect': ['error', { maxArgs: 2 }],

    // Parsed JSON and rows have no other way to a type. An effect cleans up on one path only, and `process.exit` ends another.
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/consistent-return': 'off',
    // The compiler puts JSX together.
    'react/react-in-jsx-scope': 'off',
    // Style sheets and entry files are imported for what they do.
    'import/no-unassigned-import': 'off',
    // A copy is turned or sorted in place: `toSorted` and `toReversed` are too new for the browsers of shops.
    'unicorn/no-array-sort': 'off',
    'unicorn/no-array-reverse': 'off',
    // A helper stands where it is read, also inside the function that uses it; a channel of our own has one listener.
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/prefer-add-event-listener': 'off',
    // Messages to workers and channels have no origin.
    'unicorn/require-post-message-target-origin': 'off',
    // `pg.Client` and `fc.property` say whose they are.
    'import/no-named-as-default-member': 'off',
    // A `then` may be there for what it does; libraries such as smtp-server take a callback.
    'promise/always-return': 'off',
    'promise/no-callback-in-promise': 'off',
    // A branded number is a number, and text is counted in code points where it matters.
    'typescript/no-unsafe-unary-minus': 'off',
    'typescript/no-misused-spread': 'off',
    // A loop may be ended by another function, as by `stop()`.
    'no-unmodified-loop-condition': 'off',
    // Our objects of functions never use `this`.
    'typescript/unbound-method': 'off',
    // Form fields and fetch inputs are unions whose other member never comes here.
    'typescript/no-base-to-string': 'off',
    // A type parameter may be there for the caller to name what comes back, as of a row or of JSON.
    'typescript/no-unnecessary-type-parameters': 'off',
    // A form may listen for its fields; a live region may be any element.
    'jsx-a11y/no-noninteractive-element-interactions': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    // The server's answer and the browser's history arrive in effects.
    'react/set-state-in-effect': 'off',
    // Tests: the compiler types a mock by its use; a row of a table may expect or refuse; helpers named otherwise hold the `expect`.
    'vitest/require-mock-type-parameters': 'off',
    'vitest/no-conditional-expect': 'off',
    'vitest/require-to-throw-message': 'off',
    'vitest/expect-expect': 'off',
    // A short name may come again inside a callback; work that must be in order waits in a loop; OpenSearch has `_id` and `_score`.
    'no-shadow': 'off',
    'no-await-in-loop': 'off',
    'no-underscore-dangle': 'off',

    'no-console': 'error',
    'max-lines': ['error', { max: 300, skipBlankLines: false, skipComments: false }],
    'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
  },
  overrides: [
    ...boundaries,
    // A story of the workshop, on its own origin: in a sandbox its service worker would not answer.
    {
      files: ['packages/design-system/src/docs/flows/story-screen.tsx'],
      rules: { 'react/iframe-missing-sandbox': 'off' },
    },
    // Markup takes a line for each attribute; what is counted here is still one screen.
    {
      files: ['**/*.tsx'],
      rules: { 'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }] },
    },
    {
      files: ['**/*.test.{ts,tsx}', '**/*.stories.tsx', '**/testing/**', 'apps/e2e/**'],
      rules: {
        'max-lines-per-function': 'off',
        'max-lines': ['error', 450],
        'react/rules-of-hooks': 'off',
        'react-hooks/rules-of-hooks': 'off',
        'vitest/no-disabled-tests': 'error',
        'vitest/no-focused-tests': 'error',
      },
    },
    {
      files: [
        '**/scripts/**',
        '**/bench/**',
        'apps/shop/src/**',
        'apps/e2e/**',
        'scripts/**',
        'packages/tooling/**',
        'apps/sandbox/src/main.ts',
      ],
      rules: { 'no-console': 'off' },
    },
    // The demo shop is data, and so are the messages.
    {
      files: ['packages/fixtures/src/demo/**'],
      rules: { 'max-lines': 'off' },
    },
  ],
}
