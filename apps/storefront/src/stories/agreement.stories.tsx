import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { Agreement } from '@klarsikt/contract/shop/types'
import { AGREEMENT_STEP_QUERY, AGREEMENT_STEP_WORDS, type AgreementStep } from '@klarsikt/core/agreement'
import { httpStatus } from '@klarsikt/core/errors'
import * as agreementMessages from '@klarsikt/core/messages/agreement'
import * as commonMessages from '@klarsikt/core/messages/common'
import * as companyMessages from '@klarsikt/core/messages/company'
import * as fieldMessages from '@klarsikt/core/messages/field'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { WHOLE_AGREEMENT } from '../testing/company-samples.js'
import { expectHeading, main, pageMeta, scene } from './testing/scene.js'
import { Storefront } from './testing/storefront.js'

const meta = { title: 'Pages/Agreement', component: Storefront, ...pageMeta } satisfies Meta<typeof Storefront>
export default meta
type Story = StoryObj<typeof meta>

const PATH = '/b2b/teckna-avtal'
const eid = mock('getEid', () => ({ data: null }))
const draft = (data: Agreement | null) => [mock('getAgreement', () => ({ data })), eid]
const at = (step: AgreementStep) => `${PATH}?${AGREEMENT_STEP_QUERY}=${AGREEMENT_STEP_WORDS[step]}`
const title = agreementMessages.title()

/** A step of a complete draft, with the stored values in its fields. */
const filledIn = (step: AgreementStep, field: () => string, value: string): Story => ({
  ...scene({ at: at(step), also: draft(WHOLE_AGREEMENT) }),
  play: async ({ canvas }) => {
    await expectHeading(canvas, title)
    const labelled = (label: string) => label.startsWith(field())
    await expect(await main(canvas).findByLabelText(labelled)).toHaveValue(value)
  },
})

export const FirstStep: Story = {
  ...scene({ at: PATH, also: draft(null) }),
  play: async ({ canvas }) => {
    await expectHeading(canvas, title)
    await expect(await canvas.findByLabelText(new RegExp(`^${fieldMessages.orgNumber()}`))).toHaveValue('')
  },
}

export const UnknownCompany: Story = {
  ...scene({
    at: PATH,
    also: [
      mock('saveAgreement', () => {
        const code = 'company.not-found'
        return new MockRefusal(httpStatus(code), { code, message: 'Vi hittar inget företag med det numret.' })
      }),
      ...draft(null),
    ],
  }),
  play: async ({ canvas, userEvent }) => {
    await expectHeading(canvas, title)
    await userEvent.type(await canvas.findByLabelText(new RegExp(`^${fieldMessages.orgNumber()}`)), '556016-0680')
    await userEvent.click(main(canvas).getByRole('button', { name: commonMessages.continue() }))
    await expect((await canvas.findAllByText('Vi hittar inget företag med det numret.'))[0]).toBeVisible()
  },
}

export const Contact: Story = filledIn('contact', fieldMessages.firstName, 'Eva')
export const Signatory: Story = filledIn('signatory', agreementMessages.titleLabel, 'Vd')
export const Invoice: Story = filledIn('invoice', companyMessages.referenceFormat, 'AA-99')
export const Glasses: Story = filledIn('glasses', agreementMessages.frameModels, '12')
export const Protective: Story = filledIn('protective', agreementMessages.pdfEmail, 'avtal@bolaget.example')

export const Summary: Story = {
  ...scene({ at: at('summary'), also: draft(WHOLE_AGREEMENT) }),
  play: async ({ canvas }) => {
    await expectHeading(canvas, title)
    await expect(await main(canvas).findByText('Norrsken Bygg AB')).toBeVisible()
    await expect(main(canvas).getByRole('checkbox', { name: agreementMessages.authority() })).not.toBeChecked()
  },
}

/** The signatory has got the letter and has not signed yet. */
export const AwaitsLetter: Story = {
  ...scene({ at: at('summary'), also: draft({ ...WHOLE_AGREEMENT, awaitsLetter: true }) }),
}

export const Done: Story = {
  ...scene({
    at: at('summary'),
    also: draft({
      ...WHOLE_AGREEMENT,
      status: 'signed',
      signedAt: '2026-11-26T10:00:00.000Z',
      signMethod: 'bankid',
      documentDigest: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: agreementMessages.doneTitle() })).toBeVisible()
    await expect(canvas.getByText('AV-12345678')).toBeVisible()
  },
}

export const Narrow: Story = { ...Summary, globals: { viewport: { value: 'small' } } }
