import type { ShopClient } from '@klarsikt/contract/client'
import type { ExamTypeOption } from '@klarsikt/contract/shop/types'
import { stockholmDate } from '@klarsikt/core/calendar'
import * as wizardMessages from '@klarsikt/core/messages/booking-wizard'
import { Link } from '@klarsikt/design-system/link'
import { useNavigate } from 'react-router'
import { type BookingChoices, choiceFields } from '../choices/choices.js'
import { choicesBefore, STEP_QUERY, STEP_WORDS, stepAddress, type WizardStep } from '../choices/wizard-steps.js'
import { CompanyStep } from '../company/company-step.js'
import { DetailsStep } from '../details/details-step.js'
import { type TypedDetails } from '../details/typed-details.js'
import { StoreStep } from '../stores/store-step.js'
import { HeldTime } from '../times/held-time.js'
import { type TimeRefusal } from '../times/outcome-with-times.js'
import { SuggestTime } from '../times/suggest-time.js'
import { TakenTime } from '../times/taken-time.js'
import { TimeChoice } from '../times/time-choice.js'
import { WaitingLink } from '../waiting-list/waiting-link.js'
import { AgeStep } from './age-step.js'
import { type WizardAnswer } from './change-wizard.js'
import { ExamStep } from './exam-step.js'
import { type WizardData } from './load-wizard.js'
import { SummaryStep } from './summary-step.js'

export interface Shown {
  readonly step: WizardStep
  /** The complete input, where the summary is shown. */
  readonly typed: TypedDetails | null
}

interface StepProps {
  readonly data: WizardData
  readonly path: string
  readonly shown: Shown
  readonly answer: WizardAnswer | undefined
  /** Returns the client for look-ups during the input, such as a company's rule for references. */
  readonly client: () => ShopClient
}

/** Shows the content of a step. */
export function StepContent(props: StepProps) {
  const { data, path, shown } = props
  const { choices } = data
  switch (shown.step) {
    case 'examType':
      return (
        <ExamStep
          path={path}
          choices={choices}
          exams={data.exams}
          perks={data.perks}
          today={stockholmDate(new Date(data.now))}
        />
      )
    case 'age':
      return <AgeStep path={path} choices={choices} />
    case 'store':
      return (
        data.stores && (
          <StoreStep
            stores={data.stores}
            path={path}
            fields={fieldsOf('store', choices)}
            chosen={choices.storeId}
            addressOf={(storeId) => stepAddress(path, { ...choicesBefore('store', choices), storeId })}
          />
        )
      )
    case 'time':
      return <TimeStep {...props} />
    case 'company':
    case 'details':
    case 'summary':
      return <LastSteps {...props} />
  }
}

function TimeStep({ data, path, answer }: StepProps) {
  const { choices, times, store } = data
  const exam = examOf(data)
  if (times === null) return null
  const before = choicesBefore('time', choices)
  return (
    <>
      <p className="ks-text-muted">{wizardMessages.timeAt({ exam: exam?.name ?? '', store: store?.name ?? '' })}</p>
      <TimeChoice
        place={{
          path,
          fields: fieldsOf('time', choices),
          sent: holdFields(choices),
          button: wizardMessages.timeChoose(),
        }}
        times={times}
        storeName={store?.name ?? ''}
        minutes={exam?.minutes ?? 0}
        value={choices.isSuggested ? null : choices.start}
        examinerId={choices.examinerId}
        isHearing={data.place === 'booking-auditory'}
        refusal={refusalIn(answer)}
      />
      {times.failure !== 'not-offered' && (
        <>
          {data.canWait && <WaitingLink fields={choiceFields(before)} />}
          <SuggestTime path={path} fields={choiceFields(before)} times={times} />
        </>
      )}
    </>
  )
}

/** Shows the steps with input and their summary, below the time that is held meanwhile. */
function LastSteps({ data, path, shown: { step, typed }, answer, client }: StepProps) {
  const { choices, customer } = data
  const navigate = useNavigate()
  const exam = examOf(data)
  const refusal = refusalIn(answer)
  return (
    <>
      {refusal && <TakenTime refusal={refusal} sent={holdFields(choices)} />}
      <Held data={data} path={path} step={step} />
      {step === 'summary' && typed !== null && (
        <SummaryStep data={data} path={path} exam={exam} typed={typed} termsError={termsErrorIn(answer)} />
      )}
      {step === 'company' && (
        <CompanyStep
          choices={choices}
          result={answer?.show === 'company' ? answer.form : undefined}
          agreed={answer?.show === 'company' ? answer.agreed : null}
          client={client}
          onDone={() => void navigate(stepAddress(path, choices, 'details'))}
        />
      )}
      {step === 'details' && (
        <DetailsStep
          choices={choices}
          customer={customer}
          company={exam?.isForCompany ? companyIn(answer) : null}
          result={answer?.show === 'details' ? answer.form : undefined}
          address={stepAddress(path, choices, 'details')}
          onDone={() => void navigate(stepAddress(path, choices, 'summary'))}
        />
      )}
    </>
  )
}

interface HeldProps extends Pick<StepProps, 'data' | 'path'> {
  readonly step: WizardStep
}

function Held({ data: { choices, now }, path, step }: HeldProps) {
  const { hold, start } = choices
  if (hold === null || start === null) return null
  return (
    <HeldTime
      key={hold.until}
      start={start}
      until={hold.until}
      now={now}
      sent={{ intent: 'hold', [STEP_QUERY]: STEP_WORDS[step], ...choiceFields({ ...choices, hold: null }) }}
      other={<Link href={stepAddress(path, choices, 'time')}>{wizardMessages.holdOther()}</Link>}
    />
  )
}

const examOf = ({ exams, choices }: WizardData): ExamTypeOption | null =>
  exams.find(({ id }) => id === choices.examType) ?? null

/** Returns the form fields to hold another time. */
const holdFields = (choices: BookingChoices) => ({ intent: 'hold', ...choiceFields(choicesBefore('time', choices)) })

/** Returns the address of a step as form fields, to load the step again. */
function fieldsOf(step: WizardStep, choices: BookingChoices): Readonly<Record<string, string>> {
  return { [STEP_QUERY]: STEP_WORDS[step], ...choiceFields(choicesBefore(step, choices)) }
}

function refusalIn(answer: WizardAnswer | undefined): TimeRefusal | null {
  if (answer?.show === 'time') return answer.refusal
  return answer?.show === 'summary' && answer.problem && 'refusal' in answer.problem ? answer.problem.refusal : null
}

/** Returns the company's details that a page without scripts has sent. */
function companyIn(answer: WizardAnswer | undefined): TypedDetails {
  return answer?.show === 'details' ? answer.typed : {}
}

function termsErrorIn(answer: WizardAnswer | undefined): string | undefined {
  return answer?.show === 'summary' && answer.problem && 'terms' in answer.problem ? answer.problem.terms : undefined
}
