import type { ServerEnv } from '@klarsikt/server/env'

/** Pictures that say that they are examples: the demo shop has won nothing. */
const DEMO_AWARDS: NonNullable<ServerEnv['awards']> = [
  { image: '/awards/example-service.svg', text: 'Exempel på en utmärkelse: årets service' },
  { image: '/awards/example-shop.svg', text: 'Exempel på en utmärkelse: årets butik' },
]

/** What the footer shows of awards. */
export function shopAwards({ awards, demo }: Pick<ServerEnv, 'awards' | 'demo'>): NonNullable<ServerEnv['awards']> {
  return awards ?? (demo ? DEMO_AWARDS : [])
}
