import { clockProblem } from '../clock/clock-from-env.js'
import { serverEnv, type ServerEnv } from './env.js'
import { missingSettings } from './missing-settings.js'
import { readSecretFiles } from './secret-files.js'
import { type SettingProblem, SettingsError } from './settings-error.js'
import { settingsSchema } from './settings-schema.js'

/**
 * Reads and checks the environment and the secret files that it names. Throws one SettingsError that names every wrong
 * variable and never repeats a value. With `complete` the same error also names the missing variables.
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env, { complete = false } = {}): ServerEnv {
  // An empty variable counts as missing, because container platforms set missing ones to an empty text.
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const { variables, problems: ofFiles } = readSecretFiles(filled)
  const parsed = settingsSchema.safeParse(variables)
  const wrong = [...ofFiles, ...(parsed.error?.issues ?? []).map(problemOf), ...clockProblem(variables)]
  const names = new Set(wrong.map(({ name }) => name))
  // Wrong variables are left out here, so that the error can also name the missing ones.
  const env = serverEnv(parsed.data ?? settingsSchema.parse(without(variables, names)))
  const missing = complete ? missingSettings(env).filter(({ name }) => !names.has(name)) : []
  if (wrong.length > 0 || missing.length > 0) throw new SettingsError(complaint(wrong, missing, env.demo))
  return env
}

const problemOf = ({ path, message }: { path: PropertyKey[]; message: string }): SettingProblem => ({
  name: String(path[0]),
  problem: message,
})

const without = (variables: NodeJS.ProcessEnv, names: ReadonlySet<string>): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(variables).filter(([name]) => !names.has(name)))

function complaint(wrong: readonly SettingProblem[], missing: readonly SettingProblem[], demo: boolean): string {
  const lines = (problems: readonly SettingProblem[]) =>
    problems.map(({ name, problem }) => `\n  ${name}: ${problem}`).join('')
  const hint = demo ? '' : '\nSANDBOX=1 replaces Klarna, mail and SMS by stand-ins; KLARSIKT_DEMO=1 starts a demo shop.'
  return [
    ...(wrong.length > 0 ? [`These settings are wrong:${lines(wrong)}`] : []),
    ...(missing.length > 0 ? [`These settings are missing:${lines(missing)}${hint}`] : []),
  ].join('\n')
}
