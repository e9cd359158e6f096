/** Tells the developer of a mistake; the words for it are fetched only then. */
export const explain = (tell: (problems: typeof import('./problems.js')) => void): void =>
  void import('./problems.js').then(tell)
