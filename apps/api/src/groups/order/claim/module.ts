import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import type { CustomerClaims } from '@klarsikt/contract/shop/types'
import { claimStates } from '@klarsikt/core/friends'
import { ok } from '@klarsikt/core/lib'
import type { Deps } from '../../../context.js'
import { defineModule } from '../../../define-module.js'
import { asData } from '../../../http/answers.js'
import { implement } from '../../../http/implement.js'
import { isOpenTo } from '../order/open-to-staff.js'
import { answerClaim } from './answer.js'
import { claimData } from './claim-data.js'
import { describeClaim, describeStaffClaim } from './describe.js'
import { countClaims, findClaimsIn, findClaimsOf } from './find-claims.js'
import { findCovered } from './find-covered.js'
import { claimLetters } from './letters.js'
import { reportClaim } from './report.js'
import { claim } from './tables.js'

const DONE = { success: true as const }

/** The accident guarantee: members report what happened, and a store answers. */
export const claimModule = defineModule({
  name: 'claim',
  endpoints: [
    implement(shop.getClaims, async (ctx) => ok({ data: await claimsOf(ctx, ctx.actor.customerId) })),
    implement(shop.reportClaim, async (ctx, { body }) => {
      const reported = await reportClaim(ctx, ctx.actor.customerId, body)
      return reported.ok ? ok({ ...DONE, data: await claimsOf(ctx, ctx.actor.customerId) }) : reported
    }),
    implement(shop.getStaffClaims, async (ctx, { query: { state = claimStates.initial } }) => {
      const open = isOpenTo(ctx, ctx.actor)
      const rows = await findClaimsIn(ctx.database, state, open)
      const claims = rows.map((row) => describeStaffClaim(ctx.encryption, row))
      return ok({ data: { state, counts: await countClaims(ctx.database, open), claims } })
    }),
    implement(shop.answerClaim, async (ctx, { params: { id }, body }) =>
      asData(await answerClaim(ctx, { id, actor: ctx.actor }, body)),
    ),
  ],
  letters: claimLetters,
  personalData: [claimData],
  sealed: [claim.report, claim.answerText],
})

async function claimsOf(ctx: Deps, customerId: string): Promise<CustomerClaims> {
  const covered = await findCovered(ctx, ctx.database, customerId)
  const claims = await findClaimsOf(ctx.database, customerId)
  return {
    covered: covered.map(({ position: _position, ...item }) => item),
    claims: claims.map((row) => describeClaim(ctx.encryption, row)),
  }
}
