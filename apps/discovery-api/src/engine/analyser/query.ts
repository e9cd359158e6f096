import { cutQuery, WORD_MAX_LENGTH } from '@klarsikt/core/search'
import { COMPOUNDING, type Analyser, type WordForms } from './analyser.js'
import { leastCertainty } from './certainty.js'
import { editsFor } from './distance.js'
import type { Alternative, PlanSpan, PlanTerm, PlanWord, QueryPlan, Via } from './plan.js'
import { spellings, MAX_SPELLINGS, correctedAlternatives } from './spelling.js'
import { splitInTwo, stemTerms } from './split-in-two.js'
import { LONGEST_SYNONYM, type Synonyms } from './synonyms.js'
import { tokenise, UNITS, type Token } from './tokenise.js'
import type { WordLookup } from './vocabulary.js'
import { WEIGHTS } from './weights.js'
import { nearWords, type NearWords, planBudget, STEM_UNITS, type WorkBudget } from './work-budget.js'

/** Words read from a query; further words are ignored. */
export const LONGEST_QUERY = 24
/** A rare word is taken for a misspelling when a similar word is this many times as frequent. */
const RARE = 30
/** Least letters of an unknown first part: shorter ones begin too many words to show what was meant. */
const SHORTEST_BEGINNING = 4
/** Least letters of a known last part: shorter ones end unknown words by accident. */
const SHORTEST_KIND = 6

const one = (via: Via, weight: number, form: PlanTerm['form'], text: string): Alternative => ({
  via,
  weight,
  all: [{ form, text }],
})

type Typed = Token & WordForms

/** Endings that turn a verb into a noun: a search for `glasögon för läsning` means `läsglasögon`. */
const DERIVED: Partial<Record<Analyser['language'], RegExp>> = { sv: /^(.{3,})(?:ning|ande|are)$/ }

/** The `mm` of `58 mm` is optional, because catalogues often leave the unit out. */
const isUnitAfterNumber = (before: Typed | undefined, token: Typed): boolean =>
  before !== undefined && /^[+-]?[\d.]+$/.test(before.word) && UNITS.has(token.word)

/** Translates a query into terms of the index that `vocabulary` belongs to. */
export function planQuery(
  text: string,
  asYouType: boolean,
  context: { readonly analyser: Analyser; readonly vocabulary: WordLookup; readonly synonyms: Synonyms },
): QueryPlan {
  const planner = new Planner(context.analyser, context.vocabulary, context.synonyms)
  return planner.plan(text, asYouType)
}

class Planner {
  readonly #analyser: Analyser
  readonly #vocabulary: WordLookup
  readonly #synonyms: Synonyms
  readonly #budget: WorkBudget
  readonly #near: NearWords

  constructor(analyser: Analyser, vocabulary: WordLookup, synonyms: Synonyms) {
    this.#budget = planBudget(vocabulary)
    this.#near = nearWords(vocabulary, this.#budget)
    this.#analyser = analyser
    this.#vocabulary = vocabulary
    this.#synonyms = synonyms
  }

  plan(typed: string, asYouType: boolean): QueryPlan {
    const text = cutQuery(typed)
    const tokens = tokenise(text)
      .filter((token) => token.span === 1)
      .slice(0, LONGEST_QUERY)
      .map((token): Typed => ({ ...token, ...this.#forms(token.word) }))
    const spans = this.#spans(tokens)
    const ends = asYouType && /[\p{L}\p{N}]$/u.test(text)
    let corrected = ''
    let from = 0
    const meant: Typed[] = []
    const words = tokens.map((token, at) => {
      const covered = spans.some((span) => span.from <= at && at < span.to && span.alternatives[0]?.via === 'joined')
      const { word, spelling } = this.#word(token, text, {
        last: ends && at === tokens.length - 1,
        covered,
        unit: isUnitAfterNumber(tokens[at - 1], token),
      })
      meant.push(spelling === null ? token : { ...token, ...this.#analyser.forms(spelling) })
      if (spelling !== null) {
        corrected += text.slice(from, token.start) + spelling
        from = token.end
      }
      return word
    })
    const { isExhausted: exhausted } = this.#budget
    const certainty = leastCertainty(words, spans)
    if (from === 0) return { words, spans, corrected: null, certainty, exhausted }
    const all = [...spans, ...this.#spansMeant(tokens, meant)]
    return { words, spans: all, corrected: corrected + text.slice(from), certainty, exhausted }
  }

  /** The forms of a typed word. Once the work budget is spent, words are no longer split. */
  #forms(word: string): WordForms {
    const stems = (word.length * Math.min(word.length, 12)) / 2
    return this.#budget.spend(stems * STEM_UNITS) ? this.#analyser.forms(word) : this.#analyser.plainForms(word)
  }

  #word(
    token: Typed,
    text: string,
    where: { last: boolean; covered: boolean; unit: boolean },
  ): { word: PlanWord; spelling: string | null } {
    const sure = this.#asIs(token)
    // A synonym helps only if the catalogue has it.
    for (const { stems, weight } of this.#synonyms.of([token.stem]))
      if (stems.every((stem) => this.#holds(stem))) sure.push({ via: 'synonym', weight, all: stemTerms(stems) })
    const compounds = this.#compounds(token, sure.length > 0)
    const begun = where.last ? this.#begun(token.folded) : []
    const left = !where.last && sure.length + compounds.length === 0 ? this.#leftUnfinished(token.folded) : []
    const { optional, stem, start, end } = { ...token, optional: this.#isOptional(token) || where.unit }
    const found = [...sure, ...begun, ...left, ...compounds]
    let spelling: string | null = null
    if (sure.every(({ via }) => via === 'derived') && begun.length === 0 && !where.covered) {
      const whole = left.length > 0 || compounds[0]?.weight === WEIGHTS.compound
      const spelled = spellings(token, where.last, this.#analyser, this.#near)
      const split = whole ? [] : splitInTwo(token.folded, this.#analyser, this.#vocabulary)
      found.push(
        ...split,
        ...correctedAlternatives(spelled, this.#synonyms).map((alternative) =>
          whole ? { ...alternative, weight: alternative.weight * WEIGHTS.besides } : alternative,
        ),
      )
      if (!whole && split.length + spelled.length === 0)
        found.push(...this.#misspelledCompounds(token.folded, where.last))
      spelling = whole ? null : (spelled[0]?.word ?? null)
      if (found.length === 0) found.push(...this.#kind(token.folded))
    } else if (compounds.length === 0) found.push(...this.#rareSpellings(token))
    return {
      word: { typed: text.slice(start, end), word: token.word, stem, start, end, optional, alternatives: found },
      spelling,
    }
  }

  /** Alternatives for an unfinished last word: words, synonyms and compounds that begin with it. */
  #begun(folded: string): Alternative[] {
    if (this.#vocabulary.withPrefix(folded, 1).length > 0) return [one('prefix', WEIGHTS.prefix, 'prefix', folded)]
    if (folded.length < 3) return []
    const synonyms = this.#synonyms.startingWith(folded)
    if (synonyms.length > 0)
      return synonyms
        .slice(0, MAX_SPELLINGS)
        .map(({ stems, weight }) => ({ via: 'prefix', weight, all: stemTerms(stems) }))
    const found: Alternative[] = []
    for (let at = 3; at <= folded.length - 2; at += 1) {
      const [left, right] = [this.#partTerm(this.#analyser.stem(folded.slice(0, at))), folded.slice(at)]
      if (left === null || this.#vocabulary.withPrefix(right, 1).length === 0) continue
      found.push({ via: 'prefix', weight: WEIGHTS.compound, all: [left, { form: 'prefix', text: right }] })
    }
    return found
  }

  /** Treats a word such as `kontaktl` as an unfinished one: words that start with it are likelier than corrections. */
  #leftUnfinished(folded: string): Alternative[] {
    if (folded.length < 2 || !/^[a-z]+$/.test(folded)) return []
    return this.#vocabulary.withPrefix(folded, 1).length > 0 ? [one('prefix', WEIGHTS.prefix, 'prefix', folded)] : []
  }

  /** Compounds that the catalogue does not have, with a typing error in one part: `hergglasögon`. */
  #misspelledCompounds(folded: string, unfinished: boolean): Alternative[] {
    if (!COMPOUNDING.has(this.#analyser.language) || folded.length < 8 || !/^[a-z]+$/.test(folded)) return []
    const found: Alternative[] = []
    for (let at = 3; at <= folded.length - 4; at += 1) {
      if (!this.#budget.spend(2 * STEM_UNITS)) break
      const [left, right] = [folded.slice(0, at), folded.slice(at)]
      const [first, second] = [left, right].map((part) => this.#partTerm(this.#analyser.stem(part)))
      const near = (part: string, open: boolean): PlanTerm[] =>
        this.#near
          .near(part, part.length < 4 ? 1 : editsFor(part.length), open, 3)
          .map(({ word }) => ({ form: 'any', text: this.#analyser.forms(word).stem }))
      const put = (one: PlanTerm, other: PlanTerm): void => {
        found.push({ via: 'typo 1', weight: WEIGHTS.misspelledPart, all: [one, other] })
      }
      if (second) for (const term of near(left, false)) put(term, second)
      if (first) for (const term of near(right, unfinished)) put(first, term)
    }
    return found.slice(0, MAX_SPELLINGS)
  }

  #isOptional(token: Typed): boolean {
    const { stopWords } = this.#analyser.dictionary
    return stopWords.has(token.word) || stopWords.has(token.folded)
  }

  /** The word itself, its spelling without marks, its inflections, and compounds that contain it. */
  #asIs(token: Typed): Alternative[] {
    const vocabulary = this.#vocabulary
    const found: Alternative[] = []
    if (vocabulary.has(token.word)) found.push(one('exact', WEIGHTS.exact, 'word', token.word))
    const marked = token.folded !== token.word
    if (vocabulary.withFolded(token.folded).some((id) => vocabulary.countOf(id) > 0))
      found.push(one('folded', marked ? WEIGHTS.marksDiffer : WEIGHTS.marksLeftOut, 'folded', token.folded))
    if (vocabulary.countWithStem(token.stem) > 0) found.push(one('stem', WEIGHTS.stem, 'stem', token.stem))
    if (vocabulary.countWithPart(token.stem) > 0) {
      found.push(one('part', WEIGHTS.head, 'head', token.stem), one('part', WEIGHTS.part, 'part', token.stem))
    }
    const base = DERIVED[this.#analyser.language]?.exec(token.folded)?.[1]
    if (base !== undefined) {
      const stem = this.#analyser.stem(base)
      if (vocabulary.countWithPart(stem) + vocabulary.countWithStem(stem) > 0)
        found.push(one('derived', WEIGHTS.derived, 'any', stem))
    }
    return found
  }

  /**
   * Alternatives for a typed compound: a product has each part, or a synonym of it, on its own or inside another compound. Where the first
   * parts match nothing, the head alone.
   */
  #compounds(token: Typed, known: boolean): Alternative[] {
    if (token.parts.length < 2) return []
    const terms = token.parts.map((part) => this.#partTerm(part))
    const head = token.headed ? terms.at(-1) : null
    const found: Alternative[] = []
    const [last, others] = [token.parts.at(-1) ?? '', terms.slice(0, -1)]
    if (terms.every((term) => term !== null)) found.push({ via: 'compound', weight: WEIGHTS.compound, all: terms })
    // The head of `ögonvårdsprodukter` says nothing, so the other parts are enough.
    else if (token.headed && this.#analyser.saysNothing(last) && others.every((term) => term !== null))
      found.push({ via: 'compound', weight: WEIGHTS.compound, all: others })
    if (head && !known) found.push({ via: 'compound', weight: WEIGHTS.headOnly, all: [head] })
    return found
  }

  /** The head of a compound with an unknown first part: a search for `terminalglasögon` finds at least glasses. */
  #kind(folded: string): Alternative[] {
    if (!COMPOUNDING.has(this.#analyser.language) || !/^[a-z]+$/.test(folded)) return []
    for (let at = SHORTEST_BEGINNING; at <= folded.length - SHORTEST_KIND; at += 1) {
      if (!this.#budget.spend(STEM_UNITS)) break
      const stem = this.#analyser.stem(folded.slice(at))
      if (this.#vocabulary.countWithStem(stem) > 0) return [one('compound', WEIGHTS.headOnly, 'any', stem)]
    }
    return []
  }

  #partTerm(part: string): PlanTerm | null {
    const others = this.#synonyms
      .of([part])
      .flatMap(({ stems }): PlanTerm[] => (stems.length === 1 && this.#holds(stems[0] ?? '') ? stemTerms(stems) : []))
    if (this.#holds(part)) return { form: 'any', text: part, or: others }
    const [first, ...rest] = others
    return first === undefined ? null : { ...first, or: rest }
  }

  #holds(stem: string): boolean {
    return this.#vocabulary.countWithStem(stem) + this.#vocabulary.countWithPart(stem) > 0
  }

  #rareSpellings(token: Typed): Alternative[] {
    if (token.folded.length < 5 || /\p{N}/u.test(token.folded)) return []
    const count = this.#vocabulary.countWithStem(token.stem) + this.#vocabulary.countWithPart(token.stem)
    if (count === 0 || count > 3) return []
    return this.#near
      .near(token.folded, 1, false, 8)
      .filter(({ id, cost }) => cost > 0 && this.#vocabulary.countOf(id) >= count * RARE)
      .slice(0, 2)
      .map(({ word }) => one('typo 1', WEIGHTS.rareTypo, 'word', word))
  }

  /** Spans that only the corrected spelling makes possible. */
  #spansMeant(tokens: readonly Typed[], meant: readonly Typed[]): PlanSpan[] {
    return this.#spans(meant).flatMap(({ from, to, alternatives }) =>
      meant.slice(from, to).every((token, at) => token === tokens[from + at])
        ? []
        : [{ from, to, alternatives: alternatives.map((one) => ({ ...one, weight: one.weight * WEIGHTS.typo[0] })) }],
    )
  }

  /** Spans of neighbouring words: written together as one, or as synonyms of several words. */
  #spans(tokens: readonly Typed[]): PlanSpan[] {
    const spans: PlanSpan[] = []
    for (let from = 0; from < tokens.length; from += 1) {
      for (let to = from + 2; to <= Math.min(tokens.length, from + LONGEST_SYNONYM); to += 1) {
        const run = tokens.slice(from, to)
        const alternatives = [...this.#joined(run), ...this.#synonymsOf(run)]
        if (alternatives.length > 0) spans.push({ from, to, alternatives })
      }
    }
    return spans
  }

  #joined(run: readonly Typed[]): Alternative[] {
    if (run.length > 3) return []
    const joined = run.map(({ folded }) => folded.replace(/^[+-]/, '')).join('')
    if (joined.length < 3 || joined.length > WORD_MAX_LENGTH) return []
    const { stem } = this.#analyser.plainForms(joined)
    const found: Alternative[] = []
    if (this.#vocabulary.countWithStem(stem) > 0) found.push(one('joined', WEIGHTS.joined, 'stem', stem))
    return found
  }

  #synonymsOf(run: readonly Typed[]): Alternative[] {
    return this.#synonyms
      .of(run.map(({ stem }) => stem))
      .map(({ stems, weight }) => ({ via: 'synonym', weight, all: stemTerms(stems) }))
  }
}
