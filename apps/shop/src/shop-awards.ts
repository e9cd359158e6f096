import type { ServerEnv } from '@klarsikt/server/env'

/** The demo shop has won nothing, so these pictures say that they are examples. */
const DEMO_AWARDS: NonNullable<ServerEnv['awards']> = [
  { image: '/awards/example-service.svg', text: 'Exempel på en utmärkelse: årets service' },
  { image: '/awards/example-shop.svg', text: 'Exempel på en utmärkelse: årets butik' },
]

/** Returns the awards for the footer. */
export function shopAwards({ awards, demo }: Pick<ServerEnv, 'awards' | 'demo'>): NonNullable<ServerEnv['awards']> {
  return awards ?? (demo ? DEMO_AWARDS : [])
}
