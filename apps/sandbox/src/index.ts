export type { BankIdAccess } from './bankid/https-server.js'
export { createSandbox, type Sandbox, type SandboxOptions } from './sandbox.js'
export { startSandboxServer, type RunningSandbox } from './serve.js'
export type { Mail } from './mail/mailbox.js'
