import { colours } from './generated/tokens.js'

export type Colour = keyof typeof colours.light
export type Theme = keyof typeof colours

export interface ContrastPair {
  /** Words, or a graphic that means something: an edge, an icon, a ring (WCAG 1.4.3 and 1.4.11). */
  readonly kind: 'text' | 'graphic'
  readonly front: Colour
  readonly back: Colour
  /** Where the pair occurs. */
  readonly where: string
}

/**
 * Minimum contrast by kind: AA in light and dark. With more contrast: AAA for text, and for graphics, which have no
 * AAA, the AA value of text.
 */
export const MIN_CONTRAST: Readonly<Record<Theme, Readonly<Record<ContrastPair['kind'], number>>>> = {
  light: { text: 4.5, graphic: 3 },
  dark: { text: 4.5, graphic: 3 },
  lightContrast: { text: 7, graphic: 4.5 },
  darkContrast: { text: 7, graphic: 4.5 },
}

const SURFACES = ['bg-page', 'bg-subtle', 'bg-raised', 'bg-tint'] as const

function on(kind: ContrastPair['kind'], front: Colour, backs: readonly Colour[], where: string): ContrastPair[] {
  return backs.map((back) => ({ kind, front, back, where }))
}

/** All pairs of semantic colours that meet in a component. Add a new pair here first. */
export const contrastPairs: readonly ContrastPair[] = [
  ...on('text', 'text-default', SURFACES, 'Running text and headings'),
  ...on('text', 'text-muted', SURFACES, 'Hints and secondary facts'),
  ...on('text', 'text-link', SURFACES, 'Links and quiet buttons'),
  ...on('text', 'text-on-tint', ['bg-tint'], 'Text on a tint'),
  ...on('text', 'text-inverse', ['text-default'], 'Toasts'),
  ...on('text', 'bg-page', ['text-default'], 'Count badges'),
  ...on('text', 'action-fg', ['action-bg', 'action-bg-hover'], 'Primary buttons'),
  ...on('text', 'campaign-text', [...SURFACES, 'campaign-bg'], 'Campaign prices'),
  ...on('text', 'danger', [...SURFACES, 'danger-bg'], 'Error texts and destructive buttons'),
  ...on('text', 'success', [...SURFACES, 'success-bg'], 'Success texts'),
  ...on('text', 'warning', [...SURFACES, 'warning-bg'], 'Warnings'),
  ...on('text', 'info', [...SURFACES, 'info-bg'], 'Information'),
  ...on('text', 'text-default', ['danger-bg', 'success-bg', 'warning-bg', 'info-bg', 'campaign-bg'], 'Alerts'),
  ...on('text', 'text-muted', ['danger-bg', 'success-bg', 'warning-bg', 'info-bg'], 'Small print in alerts'),
  ...on('text', 'flag-text', ['flag-blue', 'flag-orange', 'flag-black'], 'Product flags'),
  ...on('graphic', 'border-input', SURFACES, 'The edge of a field'),
  ...on('graphic', 'border-strong', SURFACES, 'An edge under the pointer'),
  ...on('graphic', 'focus', SURFACES, 'The focus ring'),
  ...on('graphic', 'action-bg', SURFACES, 'Chosen boxes, radios and cards'),
  ...on('graphic', 'danger', SURFACES, 'The edge of a field with an error'),
  ...on('graphic', 'progress', ['bg-page'], 'The route bar, over the page only'),
  ...on('graphic', 'swatch-border', SURFACES, 'The edge of a colour sample'),
]
