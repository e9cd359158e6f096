/** The process was started with wrong or missing settings; the message is all that its operator needs to read. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}

/** What is wrong with a variable. It never repeats the value. */
export type SettingProblem = { readonly name: string; readonly problem: string }
