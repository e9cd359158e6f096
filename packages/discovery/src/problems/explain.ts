/** Reports a mistake to the developer. It loads the messages only then. */
export const explain = (report: (problems: typeof import('./problems.js')) => void): void =>
  void import('./problems.js').then(report)
