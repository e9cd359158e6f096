import { expect, it } from 'vitest'
import { docsId, relatedComponents } from './related-components.js'

const FILES = {
  '../primitives/picture/picture.tsx': "import { cx } from '../../lib/cx.js'",
  '../primitives/video/video.tsx': "import { IconButton } from '../icon-button/icon-button.js'",
  '../primitives/icon-button/icon-button.tsx': "import styles from './icon-button.module.css'",
  '../primitives/media/media.tsx':
    "import { Picture } from '../picture/picture.js'\nimport { Video } from '../video/video.js'",
  '../commerce/product-card/product-card.tsx': "import { Picture } from '../../primitives/picture/picture.js'",
}

it('are what a component is made of and what it is a part of', () => {
  expect(relatedComponents('media', FILES)).toEqual({ madeOf: ['picture', 'video'], partOf: [] })
  expect(relatedComponents('picture', FILES)).toEqual({ madeOf: [], partOf: ['media', 'product-card'] })
  expect(relatedComponents('video', FILES)).toEqual({ madeOf: ['icon-button'], partOf: ['media'] })
})

it('are found among the real components', () => {
  expect(relatedComponents('video').madeOf).toEqual(['icon-button', 'picture'])
})

it('are on pages that exist: titles follow folders', () => {
  const stories = import.meta.glob<string>('../{primitives,commerce}/*/*.stories.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  for (const [path, text] of Object.entries(stories)) {
    const title = /title: '((?:Primitives|Commerce)\/[^']+)'/.exec(text)?.[1] ?? ''
    const folder = /([^/]+)\/[^/]+$/.exec(path)?.[1] ?? ''
    if (!relatedComponents(folder).madeOf.length && !relatedComponents(folder).partOf.length) continue
    expect(docsId(folder), path).toBe(`${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}--docs`)
  }
})
