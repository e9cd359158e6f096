import './flow.css'
import { DocsContext } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'

/** A size of window that a screen is looked at in. */
export interface Screen {
  readonly name: string
  readonly width: number
  readonly height: number
  /** How much smaller than life it is shown. */
  readonly scale: number
}

interface StoryScreenProps {
  readonly story: string
  readonly title: string
  readonly screen: Screen
}

/** A story in a window of its own, as small as it has to be to stand beside others. */
export function StoryScreen({ story, title, screen }: StoryScreenProps) {
  const { width, height, scale } = screen
  // Outside the workshop there is no page that shows a story.
  const hasWorkshop = 'channel' in useContext(DocsContext)
  return (
    <div className="ks-docs-screen" style={{ inlineSize: width * scale, blockSize: height * scale }}>
      {hasWorkshop && (
        <iframe
          title={title}
          src={`iframe.html?id=${story}&viewMode=story`}
          loading="lazy"
          width={width}
          height={height}
          style={{ transform: `scale(${scale})` }}
        />
      )}
    </div>
  )
}
