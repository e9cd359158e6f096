/** Product flags. */
export const flagMessages = {
  'flag.new': 'Nyhet',
  'flag.campaign': 'Kampanj',
  'flag.sustainable': 'Hållbart val',
} as const
