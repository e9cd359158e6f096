import { isFailure, type ShopClient } from '@klarsikt/contract/client'
import type { StaffRole } from '@klarsikt/core/access'
import { demoStaff } from '@klarsikt/fixtures/demo'
import { createBuyer } from './buyer.js'
import type { SandboxProcess } from './sandbox.js'

/** Logs in the demo employee of a role with the password and the one-time code from the letter. Returns a client in that session. */
export async function logInStaff(url: string, sandbox: SandboxProcess, role: StaffRole): Promise<ShopClient> {
  const employee = demoStaff().find((one) => one.role === role)
  if (!employee) throw new Error(`the demo has no ${role}`)
  const { storeId, employeeNumber, password, email } = employee
  const cookies = new Map<string, string>()
  const visitor = createBuyer(url, cookies).client
  const before = await sandbox.mails(email)
  const asked = await visitor.loginStore({ body: { storeId: String(storeId), employeeNumber, password } })
  if (isFailure(asked)) throw new Error(`loginStore: ${JSON.stringify(asked)}`)
  const [code = ''] = /\b\d{6}\b/.exec(await sandbox.letterAfter(email, before)) ?? []
  const begun = await visitor.confirmStoreLogin({ body: { code } })
  if (isFailure(begun)) throw new Error(`confirmStoreLogin: ${JSON.stringify(begun)}`)
  // The log-in creates a new session with a new CSRF token.
  return createBuyer(url, cookies).client
}
