/** Words that more than one component says. */
export const commonTexts = {
  'common.close': 'Close',
  'common.optional': 'Optional',
  'common.select': 'Choose',
  'common.loading': 'Loading …',
  'common.remove': 'Remove',
  'common.save': 'Save',
  'common.retry': 'Try again',
  'common.showLess': 'Show less',
  'common.total': 'Total',
  'common.print': 'Print',
  'common.opensInNewTab': 'Opens in a new tab',
  'common.rightEye': 'Right eye',
  'common.leftEye': 'Left eye',
  'a11y.error': 'Error',
} as const
