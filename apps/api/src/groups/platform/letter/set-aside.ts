import type { Executor } from '@klarsikt/server/database'
import { and, eq, like, or } from 'drizzle-orm'
import { letterOutbox } from './tables.js'

/** Marks waiting letters of some kinds as sent; `invoice-%` is a pattern. It is for the invented past of a demo. */
export async function setAside({ orm }: Executor, kinds: readonly string[]): Promise<void> {
  const isOfKind = or(...kinds.map((kind) => like(letterOutbox.kind, kind)))
  await orm
    .update(letterOutbox)
    .set({ state: 'sent', sentAt: letterOutbox.createdAt })
    .where(and(eq(letterOutbox.state, 'waiting'), isOfKind))
}
