/**
 * Means that the process was started with wrong or missing settings. The message tells the operator all that is needed.
 */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}

/** A variable and what is wrong with it. The text never repeats the value. */
export type SettingProblem = { readonly name: string; readonly problem: string }
