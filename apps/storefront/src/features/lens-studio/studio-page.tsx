import * as commonMessages from '@klarsikt/core/messages/common'
import * as lensStudioMessages from '@klarsikt/core/messages/lens-studio'
import * as pageMessages from '@klarsikt/core/messages/page'
import * as productMessages from '@klarsikt/core/messages/product'
import * as withoutScriptMessages from '@klarsikt/core/messages/without-script'
import { Alert } from '@klarsikt/design-system/alert'
import { Breadcrumbs } from '@klarsikt/design-system/breadcrumbs'
import { ArrowLeftIcon } from '@klarsikt/design-system/icons'
import { Link } from '@klarsikt/design-system/link'
import { Skeleton } from '@klarsikt/design-system/skeleton'
import { Stepper } from '@klarsikt/design-system/stepper'
import { lazy, Suspense, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { untilReached } from '../../lib/connection.js'
import { WithoutScript } from '../../lib/without-script.js'
import { keepForNextPair } from './draft.js'
import type { LoadedStudio } from './load-studio.js'
import { STEP_HEADING_ID, StepHeading } from './step-heading.js'
import { stepBefore, studioAddress, type StudioStep, studioSteps } from './steps.js'
import { StudioRail } from './studio-rail.js'
import { SummaryStep } from './summary-step.js'
import { ThicknessByType } from './thickness-by-type.js'
import { ThicknessStep } from './thickness-step.js'
import { TreatmentStep } from './treatment-step.js'
import { useLensPurchase } from './use-lens-purchase.js'
import { useMarked } from './use-marked.js'
import { UseStep } from './use-step.js'
import { type Studio, useStudio } from './use-studio.js'
import styles from './lens-studio.module.css'

/** Loads the form for the strengths, the largest part of the studio. It is not needed before the second step. */
const loadPrescriptionStep = () => import('./prescription-step.js')
const PrescriptionStep = lazy(async () => ({ default: (await untilReached(loadPrescriptionStep)).PrescriptionStep }))

const STEP_NAMES: Readonly<Record<StudioStep, () => string>> = {
  use: lensStudioMessages.stepUse,
  prescription: lensStudioMessages.stepPrescription,
  thickness: lensStudioMessages.stepThickness,
  treatment: lensStudioMessages.stepTreatment,
  summary: lensStudioMessages.stepSummary,
}
const HEADINGS: Readonly<Record<StudioStep, () => string>> = {
  use: lensStudioMessages.useHeading,
  prescription: lensStudioMessages.prescriptionHeading,
  thickness: lensStudioMessages.thicknessHeading,
  treatment: lensStudioMessages.treatmentHeading,
  summary: lensStudioMessages.summaryHeading,
}

/**
 * Lets the customer choose lenses for a frame step by step. Each step has an address, and no input is lost between them
 * [ROUTE-059].
 */
export function StudioPage({ loaded }: { readonly loaded: LoadedStudio }) {
  const { article, lenses, path, drawing, finishes, breadcrumbs } = loaded
  const studio = useStudio(loaded)
  const { choices, step, isPairGone, isPending } = studio
  const { shown, mark } = useMarked(article, studio)
  // Loads the form in advance, so that the second step shows it at once.
  useEffect(() => void loadPrescriptionStep().catch(() => undefined), [])
  const title = choices.lineId === null ? pageMessages.lensStudio() : lensStudioMessages.titleEdit()
  return (
    <div className={`ks-container ${styles.page}`}>
      <Breadcrumbs items={breadcrumbs.map(({ title: label, path: to }) => ({ label, href: to }))} />
      <h1 className={styles.title}>{title}</h1>
      <WithoutScript>{withoutScriptMessages.cart()}</WithoutScript>
      {lenses.groups.length === 0 ? (
        <p>{productMessages.frameNoLenses()}</p>
      ) : (
        <div className={styles.columns}>
          <div className={styles.main}>
            <StudioStepper path={path} studio={studio} />
            {isPairGone && <Alert tone="info">{lensStudioMessages.pairGone()}</Alert>}
            <section className={styles.block} aria-labelledby={STEP_HEADING_ID}>
              <BackLink path={path} studio={studio} productUrl={article.url} />
              <StepHeading step={step}>{HEADINGS[step]()}</StepHeading>
              {isPending ? (
                <Skeleton height="20rem" />
              ) : (
                <StepContent loaded={loaded} studio={studio} shown={shown} mark={mark} />
              )}
            </section>
          </div>
          <StudioRail article={article} lenses={lenses} choices={shown} look={{ drawing, finishes }} />
        </div>
      )}
    </div>
  )
}

function StudioStepper({ path, studio: { choices, step } }: { readonly path: string; readonly studio: Studio }) {
  return (
    <Stepper
      label={lensStudioMessages.steps()}
      current={step}
      steps={studioSteps(choices).map((one) => ({
        id: one,
        name: STEP_NAMES[one](),
        href: studioAddress(path, choices, one),
      }))}
    />
  )
}

interface BackLinkProps {
  readonly path: string
  readonly studio: Studio
  readonly productUrl: string
}

function BackLink({ path, studio: { choices, step }, productUrl }: BackLinkProps) {
  const before = stepBefore(step, choices)
  return (
    <Link href={before === null ? productUrl : studioAddress(path, choices, before)} className={styles.back}>
      <ArrowLeftIcon size={16} /> {commonMessages.back()}
    </Link>
  )
}

interface StepContentProps extends ReturnType<typeof useMarked> {
  readonly loaded: LoadedStudio
  readonly studio: Studio
}

function StepContent({ loaded, studio, shown, mark }: StepContentProps) {
  const { article, lenses, path, skuId, drawing, finishes } = loaded
  const { choices, step, group, draft, strengths, lens } = studio
  const navigate = useNavigate()
  const purchase = useLensPurchase({
    skuId,
    lens,
    strengths,
    source: choices.source,
    lineId: choices.lineId,
    onDone: () => {
      keepForNextPair(draft)
      // The state keeps the cart open, which has just opened over the page.
      void navigate(article.url, { replace: true, state: { keepsOverlay: true } })
    },
  })
  if (step === 'use' || group === null)
    return <UseStep path={path} article={article} groups={lenses.groups} choices={choices} />
  if (step === 'prescription')
    return (
      <Suspense fallback={<Skeleton height="20rem" />}>
        <PrescriptionStep path={path} group={group} choices={choices} draft={draft} />
      </Suspense>
    )
  if (step === 'thickness' && strengths)
    return (
      <ThicknessStep
        path={path}
        article={article}
        group={group}
        choices={choices}
        strengths={strengths}
        marked={shown.index}
        onMark={(index) => mark({ index })}
      />
    )
  if (step === 'thickness')
    return (
      <ThicknessByType
        path={path}
        group={group}
        choices={choices}
        marked={shown.index}
        onMark={(index) => mark({ index })}
      />
    )
  if (step === 'treatment')
    return (
      <TreatmentStep
        path={path}
        group={group}
        choices={choices}
        drawing={drawing}
        finishes={finishes}
        marked={shown.treatment}
        onMark={(treatment) => mark({ treatment })}
      />
    )
  if (lens === null) return null
  return (
    <SummaryStep
      path={path}
      article={article}
      lenses={lenses}
      kind={group.title}
      lens={lens}
      choices={choices}
      strengths={strengths}
      purchase={purchase}
    />
  )
}
