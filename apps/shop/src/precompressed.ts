/** Forms that built files are kept in beside the plain one, best first. */
export const COMPRESSED = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
] as const
