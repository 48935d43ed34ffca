/**
 * While a new version is rolled out the old one goes on working on the same tables. A migration may therefore only
 * add what the old version need not know of (expand). What takes something away or makes a rule stricter (contract)
 * waits until no running version needs it, and says so above the statement: `-- contract: why`.
 */
const MARKER = /^[ \t]*--[ \t]*contract:[ \t]*\S.*$/m

const BREAK = '--> statement-breakpoint'

const withoutComments = (statement: string): string =>
  statement
    .replaceAll(/^\s*--.*$/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** `"users"` or `"public"."users"`: the name that the statement is about. */
const tableIn = (statement: string): string | undefined =>
  /^(?:alter|create) table (?:if (?:not )?exists )?(?:"public"\.)?"([^"]+)"/i.exec(statement)?.[1]

const constraintIn = (statement: string, verb: 'add' | 'drop'): string | undefined =>
  new RegExp(`${verb} constraint "([^"]+)"`, 'i').exec(statement)?.[1]

const SAFE = [
  /^create (?:table|type|extension|sequence)\b/i,
  /^create (?:unique )?index\b(?!.*\bunique\b)/i,
  /^drop index\b/i,
  /^alter table \S+ add column (?!.*\bnot null\b)/i,
  /^alter table \S+ add column .*\bdefault\b.*\bnot null\b/i,
  /^alter table \S+ alter column \S+ (?:drop not null|set default)\b/i,
  /^alter table \S+ drop constraint\b/i,
]

/** What a migration must not do while an older version runs; none when it may be rolled out as it is. */
export const unsafeStatements = (migration: string): string[] => {
  const statements = migration.split(BREAK).flatMap((part) => part.split(/;\s*$/m))
  const plain = statements.map((text) => ({ text, sql: withoutComments(text) })).filter(({ sql }) => sql)
  // Tables that this migration makes are known to no older version.
  const made = plain.flatMap(({ sql }) => (/^create table/i.test(sql) ? (tableIn(sql) ?? []) : []))
  const dropped = plain.flatMap(({ sql }) => constraintIn(sql, 'drop') ?? [])
  return plain
    .filter(({ text, sql }) => {
      if (MARKER.test(text) || made.includes(tableIn(sql) ?? '')) return false
      const onTable = /^create unique index .* on "([^"]+)"/i.exec(sql)?.[1]
      if (onTable !== undefined) return !made.includes(onTable)
      // One that was there before, with another consequence for the rows that it guards.
      const added = constraintIn(sql, 'add')
      if (added !== undefined) return !dropped.includes(added)
      return !SAFE.some((pattern) => pattern.test(sql))
    })
    .map(({ sql }) => sql)
}
