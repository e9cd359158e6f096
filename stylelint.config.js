const BREAKPOINTS = ['48rem', '64rem']

export default {
  ignoreFiles: [
    '**/{dist,build,storybook-static,node_modules}/**',
    // Host and consumer apps stand for the pages of others.
    'apps/e2e/src/{consumers,hosts}/**',
  ],
  referenceFiles: ['packages/design-system/src/styles/breakpoints.css'],
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
    'media-feature-name-disallowed-list': [
      ['width', 'min-width', 'max-width', 'device-width', 'min-device-width', 'max-device-width', 'inline-size'],
      { message: 'Use a breakpoint of packages/design-system/src/styles/breakpoints.css, such as (--medium).' },
    ],
    'no-unknown-custom-media': true,
  },
  overrides: [
    {
      // Esbuild alone makes the widget and knows no custom media, so the widget spells the same widths out.
      files: ['packages/discovery/**/*.css'],
      rules: {
        'media-feature-name-disallowed-list': ['min-width', 'max-width'],
        'media-feature-name-value-allowed-list': { width: BREAKPOINTS },
      },
    },
  ],
}
