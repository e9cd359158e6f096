import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { Requisition } from '@klarsikt/contract/shop/types'
import * as requisitionMessages from '@klarsikt/core/messages/requisition'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { AGREEMENT_COVER, PENDING_REQUISITION } from '../testing/company-samples.js'
import { expectHeading, main, pageMeta, scene } from './testing/scene.js'
import { Storefront } from './testing/storefront.js'

const meta = { title: 'Pages/Requisition', component: Storefront, ...pageMeta } satisfies Meta<typeof Storefront>
export default meta
type Story = StoryObj<typeof meta>

const PATH = `/b2b/rekvisition/${'T'.repeat(43)}.sig`
const LIST = '/b2b/rekvisitioner'
const DECIDED = '2026-11-26T10:00:00.000Z'
const asked = (changes: Partial<Requisition> = {}) => [
  mock('getRequisition', () => ({ data: { ...PENDING_REQUISITION, ...changes } })),
]
const titled = (title: string) => async (context: { readonly canvas: ReturnType<typeof within> }) =>
  expectHeading(context.canvas, title)

export const Asked: Story = {
  ...scene({ at: PATH, also: asked() }),
  play: async ({ canvas }) => {
    await expectHeading(canvas, requisitionMessages.titleAsked())
    await expect(main(canvas).getByText(requisitionMessages.coverNone({ company: 'Tranan Bygg AB' }))).toBeVisible()
  },
}

export const AskedUnderAgreement: Story = {
  ...scene({ at: PATH, also: asked({ cover: AGREEMENT_COVER }) }),
  play: async ({ canvas }) => {
    await expectHeading(canvas, requisitionMessages.titleAsked())
    const cover = within(canvas.getByRole('region', { name: requisitionMessages.coverHeading() }))
    await expect(cover.getByText('AV-10000001')).toBeVisible()
  },
}

/** The page asks the manager to confirm either answer. */
export const ToReject: Story = {
  ...scene({ at: `${PATH}?svar=avsla`, also: asked() }),
  play: titled(requisitionMessages.titleReject()),
}

export const Approved: Story = {
  ...scene({ at: PATH, also: asked({ state: 'approved', decidedAt: DECIDED, cover: AGREEMENT_COVER }) }),
  play: titled(requisitionMessages.titleApproved()),
}

export const Rejected: Story = {
  ...scene({ at: PATH, also: asked({ state: 'rejected', decidedAt: DECIDED }) }),
  play: titled(requisitionMessages.titleRejected()),
}

export const Expired: Story = {
  ...scene({ at: PATH, also: asked({ state: 'expired' }) }),
  play: titled(requisitionMessages.titleExpired()),
}

export const NotFound: Story = {
  ...scene({
    at: PATH,
    also: [mock('getRequisition', () => new MockRefusal(404, { code: 'requisition.not-found', message: 'Saknas.' }))],
  }),
  play: titled(requisitionMessages.titleNotFound()),
}

const list = (...states: readonly Requisition['state'][]) =>
  mock('listRequisitions', () => ({
    data: states.map((state) => ({ ...PENDING_REQUISITION, id: state, token: state, state })),
  }))

export const List: Story = {
  ...scene({ at: LIST, also: [list('pending', 'approved', 'rejected', 'used')] }),
  play: async ({ canvas }) => {
    await expectHeading(canvas, requisitionMessages.listTitle())
    await expect(main(canvas).getAllByRole('listitem')).toHaveLength(4)
  },
}

export const ListIsEmpty: Story = {
  ...scene({ at: LIST, also: [list()] }),
  play: titled(requisitionMessages.listTitle()),
}

/** An unknown manager can ask for a link. */
export const ListByLink: Story = {
  ...scene({
    at: `${LIST}?lank=gammal`,
    also: [
      mock('listRequisitions', () => new MockRefusal(401, { code: 'request.unauthorized', message: 'Logga in.' })),
    ],
  }),
  play: async ({ canvas }) => {
    await expectHeading(canvas, requisitionMessages.listTitle())
    await expect(main(canvas).getByText(requisitionMessages.listGone())).toBeVisible()
  },
}

export const Narrow: Story = { ...AskedUnderAgreement, globals: { viewport: { value: 'small' } } }
