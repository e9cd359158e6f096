/** Reports a mistake to the developer; the messages are fetched only then. */
export const explain = (report: (problems: typeof import('./problems.js')) => void): void =>
  void import('./problems.js').then(report)
