import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { unsafeStatements } from './migration-safety.ts'
import { migrationsFolder } from './open-database.ts'

const files = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql'))

describe('an older version goes on working while the schema is changed by', () => {
  test.each(files)('%s', async (name) => {
    expect(unsafeStatements(await readFile(join(migrationsFolder, name), 'utf8'))).toEqual([])
  })
})

describe('a migration may', () => {
  test.each([
    'CREATE TABLE "a" ("id" text PRIMARY KEY NOT NULL);',
    'CREATE TABLE "a" ("id" text);--> statement-breakpoint\nALTER TABLE "a" ADD CONSTRAINT "a_id_fk" FOREIGN KEY ("id") REFERENCES "public"."users"("id");',
    'CREATE TABLE "a" ("id" text);--> statement-breakpoint\nCREATE UNIQUE INDEX "a_one" ON "a" USING btree ("id");',
    'CREATE INDEX "a_b" ON "users" USING btree ("name");',
    'DROP INDEX "a_b";',
    'ALTER TABLE "users" ADD COLUMN "nick" text;',
    `ALTER TABLE "users" ADD COLUMN "nick" text DEFAULT '' NOT NULL;`,
    'ALTER TABLE "users" ALTER COLUMN "name" DROP NOT NULL;',
    'ALTER TABLE "a" DROP CONSTRAINT "a_fk";--> statement-breakpoint\nALTER TABLE "a" ADD CONSTRAINT "a_fk" FOREIGN KEY ("b") REFERENCES "public"."b"("id") ON DELETE set null;',
    '-- contract: no version since 0004 reads it\nALTER TABLE "users" DROP COLUMN "nick";',
  ])('%s', (migration) => {
    expect(unsafeStatements(migration)).toEqual([])
  })
})

describe('a migration must not, without saying why it may,', () => {
  test.each([
    'DROP TABLE "users";',
    'TRUNCATE "users";',
    'ALTER TABLE "users" DROP COLUMN "name";',
    'ALTER TABLE "users" RENAME COLUMN "name" TO "full_name";',
    'ALTER TABLE "users" RENAME TO "people";',
    'ALTER TABLE "users" ALTER COLUMN "name" SET DATA TYPE integer;',
    'ALTER TABLE "users" ALTER COLUMN "name" SET NOT NULL;',
    'ALTER TABLE "users" ADD COLUMN "nick" text NOT NULL;',
    'ALTER TABLE "users" ADD CONSTRAINT "users_name" CHECK ("name" <> \'\');',
    'CREATE UNIQUE INDEX "users_name" ON "users" USING btree ("name");',
    'update "users" set "name" = \'\';',
    'CREATE INDEX "a" ON "b" ("c");--> statement-breakpoint\nDROP TABLE "b";',
    'CREATE INDEX "a" ON "b" ("c");\nDROP TABLE "b";',
    '-- contract:\nDROP TABLE "users";',
  ])('%s', (migration) => {
    expect(unsafeStatements(migration)).toHaveLength(1)
  })
})
