import type { ShopClient } from '@klarsikt/contract/client'
import { type AgeGroup, isChildren } from '@klarsikt/core/booking'
import * as wizardMessages from '@klarsikt/core/messages/booking-wizard'
import * as navMessages from '@klarsikt/core/messages/nav'
import * as pageMessages from '@klarsikt/core/messages/page'
import { encodePath, href } from '@klarsikt/core/paths'
import type { Crumb } from '@klarsikt/design-system/breadcrumbs'
import { Stepper } from '@klarsikt/design-system/stepper'
import { LeaveGuard } from '@klarsikt/forms'
import { useHydrated } from '@klarsikt/page-kit/form'
import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { SCREEN_OF, stepAddress, type WizardStep, wizardSteps } from '../choices/wizard-steps.js'
import { isCompanyTyped } from '../company/company-form.js'
import { forgetDraft, recallDraft } from '../details/draft.js'
import { isAnythingTyped } from '../details/typed-details.js'
import { BookingFrame } from '../layout/booking-frame.js'
import { type WizardAnswer } from './change-wizard.js'
import { leadsAway } from './leads-away.js'
import { type WizardData } from './load-wizard.js'
import { type Shown, StepContent } from './step-content.js'
import { kindOf, pathOf } from './wizard-place.js'
import styles from '../layout/booking.module.css'

export interface WizardPageProps {
  readonly data: WizardData
  readonly answer: WizardAnswer | undefined
  /** Returns the client for look-ups during the input. It also releases the held time when the user leaves the page. */
  readonly client: () => ShopClient
  /** Content of the page besides the wizard. */
  readonly children?: ReactNode
}

const SCREEN_NAMES = {
  examType: wizardMessages.stepExamType,
  store: wizardMessages.stepStore,
  time: wizardMessages.stepTime,
  details: wizardMessages.stepDetails,
  summary: wizardMessages.stepSummary,
} as const

/** Books a visit step by step. Each step has an address, and no input is lost between them [ROUTE-027, ROUTE-036]. */
export function WizardPage({ data, answer, client, children }: WizardPageProps) {
  const { place, choices } = data
  const path = encodePath(pathOf(place))
  const shown = useShownStep(data, answer)
  const { hold, start } = choices
  const isUnsaved = useCallback(() => start !== null || isAnythingTyped(recallDraft()), [start])
  const leave = () => {
    forgetDraft()
    if (hold)
      void client()
        .releaseHold({ params: { holdId: hold.id } })
        .catch(() => {})
  }
  const title = place === 'booking-auditory' ? wizardMessages.titleHearing() : wizardMessages.title()
  return (
    <BookingFrame title={title} trail={trailOf(place, title)}>
      {children}
      <WizardStepper data={data} path={path} step={shown.step} />
      <section className={styles.block} aria-labelledby="booking-step">
        <StepHeading step={shown.step}>{headingOf(shown.step, choices.ageGroup)}</StepHeading>
        <StepContent data={data} path={path} shown={shown} answer={answer} client={client} />
      </section>
      <LeaveGuard isUnsaved={isUnsaved} onLeave={leave} leadsAway={leadsAway} />
    </BookingFrame>
  )
}

/**
 * Returns the step to show. The last steps need the input, which only the browser has. Without the input, it returns
 * the step that asks for it.
 */
function useShownStep({ step, place, choices }: WizardData, answer: WizardAnswer | undefined): Shown {
  const isHydrated = useHydrated()
  if (answer?.show === 'summary') return { step: 'summary', typed: answer.typed }
  if (answer?.show === 'company' || answer?.show === 'details') return { step: answer.show, typed: null }
  if (step !== 'details' && step !== 'summary') return { step, typed: null }
  const typed = isHydrated ? recallDraft() : null
  const asksCompany = wizardSteps(kindOf(place), choices).includes('company')
  if (asksCompany && !isCompanyTyped(typed)) return { step: 'company', typed: null }
  return step === 'summary' && typed?.ssn ? { step, typed } : { step: 'details', typed: null }
}

function WizardStepper({
  data,
  path,
  step,
}: {
  readonly data: WizardData
  readonly path: string
  readonly step: WizardStep
}) {
  const steps = wizardSteps(kindOf(data.place), data.choices)
  const screens = [...new Set(steps.map((one) => SCREEN_OF[one]))]
  return (
    <Stepper
      label={wizardMessages.steps()}
      current={SCREEN_OF[step]}
      steps={screens.map((screen) => ({
        id: screen,
        name: SCREEN_NAMES[screen](),
        href: stepAddress(path, data.choices, steps.find((one) => SCREEN_OF[one] === screen) ?? 'examType'),
      }))}
    />
  )
}

/** The heading of a step. A new step moves the focus to it, so that keyboard and screen reader users follow. */
function StepHeading({ step, children }: { readonly step: WizardStep; readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView?.({ block: 'nearest' })
  }, [step])
  return (
    <h2 ref={heading} id="booking-step" className={styles.heading} tabIndex={-1}>
      {children}
    </h2>
  )
}

function headingOf(step: WizardStep, ageGroup: AgeGroup | null): string {
  switch (step) {
    case 'examType':
      return wizardMessages.examHeading()
    case 'age':
      return wizardMessages.ageHeading()
    case 'store':
      return wizardMessages.storeHeading()
    case 'time':
      return wizardMessages.timeHeading()
    case 'company':
      return wizardMessages.companyHeading()
    case 'details':
      return isChildren(ageGroup) ? wizardMessages.detailsHeadingChild() : wizardMessages.detailsHeading()
    case 'summary':
      return wizardMessages.summaryHeading()
  }
}

function trailOf(place: WizardData['place'], title: string): readonly Crumb[] {
  const here = { label: title, href: pathOf(place) }
  const home = { label: navMessages.home(), href: href('home') }
  switch (place) {
    case 'account-booking':
      return [home, { label: pageMessages.account(), href: href('account') }, here]
    case 'booking-auditory':
      return [home, { label: pageMessages.hearing(), href: href('hearing') }, here]
    case 'booking-visual-exam':
      return [home, here]
  }
}
