import type { Executor } from '@klarsikt/server/database'
import { and, eq, like, or } from 'drizzle-orm'
import { mailOutbox } from './tables.js'

/** Marks waiting letters of some kinds as sent; `invoice-%` is a pattern. It is for the invented past of a demo. */
export async function setAside({ orm }: Executor, kinds: readonly string[]): Promise<void> {
  const isOfKind = or(...kinds.map((kind) => like(mailOutbox.kind, kind)))
  await orm
    .update(mailOutbox)
    .set({ state: 'sent', sentAt: mailOutbox.createdAt })
    .where(and(eq(mailOutbox.state, 'waiting'), isOfKind))
}
