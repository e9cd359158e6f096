const SPACES = '/^(margin|padding)(-|$)|^(row-|column-)?gap$|^--.*-(gap|padding|space|gutter|bleed)$/'
const PLAIN_LENGTH = String.raw`/^(?:[^(]|var\([^()]*\))*(?<![\w.])[\d.]+(?:px|rem|em)/`
/** A length of 4 px or more. Hairlines and corrections for the eye are smaller. */
const PX_FROM_4 = String.raw`/(?<![\w.-])-?(?:[4-9]|[1-9]\d+)(?:\.\d+)?px/`
/** Outside a function, where a length is the size of something that the space makes room for. */
const PLAIN_REM = String.raw`/^(?:[^(]|var\([^()]*\))*(?<![\w.])[\d.]+rem/`

/** Of the scale in the unit of the widget, with its hairline. */
const REM_OFF_THE_SCALE = String.raw`/^(?:[^(]|var\([^()]*\))*(?<![\w.])(?!(?:0\.125|0\.25|0\.5|0\.75|1|1\.5|2|3|4)rem)[\d.]+rem/`

export default {
  ignoreFiles: [
    '**/{dist,build,storybook-static,node_modules}/**',
    '**/generated/**',
    // The sheet on which stories are photographed is no page of the shop.
    '**/testing/**',
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
    'declaration-property-value-disallowed-list': [
      {
        [SPACES]: [PX_FROM_4, PLAIN_REM],
        'font-size': [PLAIN_LENGTH],
        font: [PLAIN_LENGTH],
        '/^min-(block|inline)-size$/': ['44px', '48px'],
      },
      {
        message:
          'Use a token: a space (--ks-p-size-1 to -9), a text (--ks-text-small, --ks-text-small-size), or what the size is for.',
      },
    ],
  },
  overrides: [
    {
      // Esbuild alone makes the widget and knows no custom media, and other shops have no tokens. The widget spells the
      // same values out.
      files: ['packages/discovery/**/*.css'],
      rules: {
        'media-feature-name-disallowed-list': ['min-width', 'max-width'],
        'media-feature-name-value-allowed-list': { width: ['48rem', '64rem'] },
        'declaration-property-value-disallowed-list': { [SPACES]: [PX_FROM_4, REM_OFF_THE_SCALE] },
      },
    },
  ],
}
