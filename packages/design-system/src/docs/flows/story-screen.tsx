import './flow.css'
import { DocsContext } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'

/** A window size in which screens are shown. */
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
  /** It waits for others to load first. */
  readonly waits?: boolean
  /** Called with the page of the story each time it has been loaded. */
  readonly onLoad?: (page: Document) => void
}

/** A story in a scaled iframe, small enough to stand beside others. */
export function StoryScreen({ story, title, screen, waits = false, onLoad }: StoryScreenProps) {
  const { width, height, scale } = screen
  // Outside the workshop no page can show a story.
  const hasWorkshop = 'channel' in useContext(DocsContext)
  return (
    <div className="ks-docs-screen" style={{ inlineSize: width * scale, blockSize: height * scale }}>
      {hasWorkshop && !waits && (
        <iframe
          title={title}
          src={`iframe.html?id=${story}&viewMode=story`}
          loading="lazy"
          width={width}
          height={height}
          onLoad={({ currentTarget }) => {
            if (currentTarget.contentDocument) onLoad?.(currentTarget.contentDocument)
          }}
          style={{ transform: `scale(${scale})` }}
        />
      )}
    </div>
  )
}
