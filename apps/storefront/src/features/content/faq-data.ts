import type { PageSection } from '@klarsikt/contract/shop/types'

/** Returns the questions of a page as structured data for search engines, or null where there are none. */
export function faqData(sections: readonly PageSection[]) {
  const questions = sections.flatMap((section) => (section.kind === 'faq' ? section.questions : []))
  if (questions.length === 0) return null
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join('\n\n') },
    })),
  }
}
