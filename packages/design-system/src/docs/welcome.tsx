import './docs.css'
import './welcome.css'
import { NewestComponents } from './component-changelog.js'
import { pictureOf, shortState } from './component-state.js'
import { photograph } from './photographs.js'
import { unreleased } from './unreleased.js'

export function FrontPicture() {
  return (
    <img
      className="sb-unstyled ks-docs-front"
      src={photograph('scene_panto_honey-tortoise_clear')}
      alt="En honungsfärgad båge på ett ljust bord"
      width="1180"
      height="506"
    />
  )
}

const WAYS = [
  {
    title: 'Design',
    text: 'Tokens, modes, words and the states of every component.',
    href: '?path=/docs/foundations-tokens--docs',
    link: 'Open the tokens',
  },
  {
    title: 'Build',
    text: 'A line of import, the props and the custom properties of each component.',
    href: '?path=/docs/primitives-button--docs',
    link: 'Open a component',
  },
  {
    title: 'Prove',
    text: 'What every story is checked for: contrast, reflow, large text, right to left.',
    href: '?path=/docs/foundations-accessibility--docs',
    link: 'Open accessibility',
  },
] as const

export function Ways() {
  return (
    <ul className="sb-unstyled ks-docs ks-docs-ways">
      {WAYS.map(({ title, text, href, link }) => (
        <li key={title}>
          <strong>{title}</strong>
          <p>{text}</p>
          <a href={href} target="_top">
            {link}
          </a>
        </li>
      ))}
    </ul>
  )
}

const titles = import.meta.glob<string>('../{primitives,commerce}/*/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

interface Pictured {
  readonly folder: string
  readonly name: string
  readonly address: string
  readonly picture: string | undefined
}

const components: readonly Pictured[] = Object.entries(titles)
  .flatMap(([file, source]) => {
    const folder = /\/([^/]+)\.stories\.tsx$/.exec(file)?.[1] ?? ''
    const title = /title: '((?:Primitives|Commerce)\/[^']+)'/.exec(source)?.[1]
    if (title === undefined) return []
    return {
      folder,
      name: title.split('/')[1] ?? title,
      address: `?path=/docs/${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}--docs`,
      picture: pictureOf(folder),
    }
  })
  .toSorted((a, b) => Number(a.picture === undefined) - Number(b.picture === undefined) || a.name.localeCompare(b.name))

/** Every component by its picture and its status, and those that no app shows yet by name. */
export function ComponentWall() {
  return (
    <ul className="sb-unstyled ks-docs ks-docs-wall">
      {components.map(({ folder, name, address, picture }) => (
        <li key={name}>
          <a href={address} target="_top">
            {picture && <img src={picture} alt="" loading="lazy" />}
            <span>
              {name} <small>{shortState(folder)}</small>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

const SHOWN_PHOTOGRAPHS = [
  'frame_panto_tortoise_clear',
  'frame_round_forest_clear',
  'frame_oversized_cognac_brown-gradient',
  'frame_rectangular_navy_clear',
  'frame_cat-eye_burgundy_clear',
  'frame_shield_black_mirror-orange',
  'box_0d4f8b',
  'card_14504e',
] as const

export function PhotographWall() {
  return (
    <ul className="sb-unstyled ks-docs ks-docs-photographs">
      {SHOWN_PHOTOGRAPHS.map((name) => (
        <li key={name}>
          <img src={photograph(name)} alt="" width="570" height="356" loading="lazy" />
        </li>
      ))}
    </ul>
  )
}

/** The components that were changed last, with what was changed. */
export function NewestOfComponents() {
  return <NewestComponents folders={components} />
}

/** The first words of what each package will be released with. */
export function Newest() {
  return (
    <dl className="sb-unstyled ks-docs ks-docs-newest">
      {unreleased.map(({ name, changes }) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>
            {changes.map((change) => (
              <p key={change}>{change}</p>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
