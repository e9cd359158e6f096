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
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/consistent-return': 'off',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/react-in-jsx-scope': 'off',
    'react/jsx-no-useless-fragment': 'error',
    'import/no-cycle': 'error',
    'import/no-unassigned-import': 'off',
    'unicorn/filename-case': ['error', { case: 'kebabCase', ignore: ['^\\$', '^_', '\\$'] }],
    'unicorn/no-array-sort': 'off',
    'unicorn/no-array-reverse': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/prefer-add-event-listener': 'off',
    'unicorn/require-post-message-target-origin': 'off',
    'oxc/no-barrel-file': 'off',
    'import/no-named-as-default-member': 'off',
    'promise/always-return': 'off',
    'promise/no-callback-in-promise': 'off',
    // A branded number is a number, and text is counted in code points where it matters.
    'typescript/no-unsafe-unary-minus': 'off',
    'typescript/no-misused-spread': 'off',
    'typescript/no-generated-empty-object-type': 'off',
    'no-unused-vars': ['error', { ignoreRestSiblings: true, argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    'no-unmodified-loop-condition': 'off',
    // Our objects of functions never use `this`.
    'typescript/unbound-method': 'off',
    // Form fields and fetch inputs are unions whose other member never comes here.
    'typescript/no-base-to-string': 'off',
    'typescript/no-unnecessary-type-parameters': 'off',
    // A form may listen for its fields; a live region may be any element.
    'jsx-a11y/no-noninteractive-element-interactions': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    // The server's answer and the browser's history arrive in effects.
    'react/set-state-in-effect': 'off',
    'vitest/require-mock-type-parameters': 'off',
    'vitest/no-conditional-expect': 'off',
    'vitest/require-to-throw-message': 'off',
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    'vitest/expect-expect': 'off',
    'no-shadow': 'off',
    'no-await-in-loop': 'off',
    'no-underscore-dangle': 'off',
    'no-console': 'error',
    'max-lines': ['error', { max: 300, skipBlankLines: false, skipComments: false }],
    'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
  },
  overrides: [
    ...boundaries,
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
    // Data: the demo shop and the outlines of letters.
    { files: ['packages/fixtures/src/demo/**', 'packages/pictures/src/lettering/**'], rules: { 'max-lines': 'off' } },
  ],
}
