import { afterEach, expect } from 'vitest'
import { commands, page } from 'vitest/browser'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Whether pictures of this browser's build may be compared with the recorded ones. */
    picturesAreComparable: () => Promise<boolean>
  }
}

/** What the stories' runner leaves in a test's context. */
type Shown = { story?: { id: string; tags: readonly string[] } }

/**
 * A story tagged `picture` is compared with its picture once it has played. Fonts come with the product, screens take
 * their clock as an argument, and what moves is brought to its end first.
 */
afterEach(async (context) => {
  const { story }: Shown = context
  if (!story?.tags.includes('picture') || !(await commands.picturesAreComparable())) return
  await document.fonts.ready
  // oxlint-disable-next-line vitest/no-standalone-expect -- the story itself is the test
  await expect(page).toMatchScreenshot(story.id)
})
