import type { ArticleCard, Category, Page } from '@klarsikt/contract/shop/types'
import { card, picture } from './article-samples.js'

export function category(path: string, articles: readonly ArticleCard[], change: Partial<Category> = {}): Category {
  return {
    path,
    title: 'Glasögon',
    heading: 'Glasögon',
    description: 'Glasögon på nätet.',
    intro: 'Bågar från hela världen, slipade efter ditt recept.',
    breadcrumbs: [
      { title: 'Start', path: '/' },
      { title: 'Glasögon', path },
    ],
    links: [
      { title: 'Gucci', path: '/glasögon/gucci' },
      { title: 'Barn', path: '/glasögon/barn' },
    ],
    sort: 'popular',
    page: 1,
    pages: 1,
    total: articles.length,
    pageSize: 24,
    articles: [...articles],
    hero: null,
    backdrop: null,
    ...change,
  }
}

export function page(path: string, change: Partial<Page> = {}): Page {
  return {
    path,
    title: 'Sida',
    description: 'En sida.',
    heading: 'Sida',
    lead: null,
    updated: null,
    sections: [{ kind: 'text', heading: 'Rubrik', paragraphs: ['Ett stycke.'], list: [] }],
    ...change,
  }
}

export function homePage(): Page {
  const rail = [1, 2, 3, 4, 5].map((id) => card(id))
  return page('/', {
    title: 'Klarsikt',
    heading: 'Klarsikt',
    sections: [
      {
        kind: 'hero',
        heading: 'Se klart, känn dig som du',
        text: 'Bågar och linser från optiker som bryr sig.',
        link: { title: 'Se glasögon', path: '/glasögon' },
        image: picture('#14504e'),
        backdrop: null,
        tone: 'fjord',
      },
      {
        kind: 'usps',
        usps: [
          { title: '30 dagars ångerrätt', text: 'Fri retur.' },
          { title: 'Legitimerade optiker', text: 'I 60 butiker.' },
        ],
      },
      { kind: 'rail', heading: 'Nyheter', link: { title: 'Alla nyheter', path: '/glasögon' }, articles: rail },
    ],
  })
}
