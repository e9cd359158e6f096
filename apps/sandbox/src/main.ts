import { startSandboxServer } from './serve.js'

/**
 * Runs the sandbox as a process of its own, for drills that kill only the shop. Its variables are PORT (0 = free),
 * SMTP_PORT, KLARNA_USER and KLARNA_PASSWORD (both or none), and SANDBOX_STATE (a file).
 */
const { PORT, HOST, SMTP_PORT, KLARNA_USER, KLARNA_PASSWORD, SANDBOX_STATE } = process.env
const running = await startSandboxServer({
  port: Number(PORT ?? 0),
  smtpPort: Number(SMTP_PORT ?? 0),
  ...(HOST ? { host: HOST } : {}),
  ...(KLARNA_USER && KLARNA_PASSWORD ? { klarnaCredentials: { user: KLARNA_USER, password: KLARNA_PASSWORD } } : {}),
  ...(SANDBOX_STATE ? { stateFile: SANDBOX_STATE } : {}),
})
const { url, klarnaUrl, smtpUrl, bankId } = running
console.log(JSON.stringify({ url, klarnaUrl, smtpUrl, bankId }))

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void running.stop().then(() => process.exit(0))
  })
}
