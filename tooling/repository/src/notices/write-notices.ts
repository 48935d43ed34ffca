import type { Shipped } from './shipped.ts'

const RULE = '-'.repeat(80)

const HEAD = `Third-party notices

Dawadoot ships parts that others have made, each under its own licence. This list is written by
\`npm run notices\` from what is installed: what the three sites carry into a browser and what the server
runs. A \`*\` in a name stands for the kind of machine. Tools and tests do not ship and are not listed.

Besides packages:
- fonts in packages/ui/src/fonts: SIL Open Font License 1.1, the texts beside them
- data in apps/server/data: sources and terms in apps/server/data/SOURCES.md`

/** One text for all packages that carry it word for word. */
export const writeNotices = (shipped: readonly Shipped[]): string => {
  const list = shipped.map(({ name, version, license }) => `${name} ${version}: ${license}`)
  const byText = Map.groupBy(
    shipped.flatMap(({ name, version, texts }) => texts.map((text) => ({ text, of: `${name} ${version}` }))),
    ({ text }) => text,
  )
  const texts = [...byText].map(
    ([text, carriers]) => `${RULE}\n${carriers.map(({ of }) => of).join('\n')}\n${RULE}\n\n${text}`,
  )
  return `${[HEAD, list.join('\n'), ...texts].join('\n\n')}\n`
}
