import { and, eq } from 'drizzle-orm'
import { prescriptionPages, prescriptions } from '../db/tables/prescriptions.ts'
import type { Deps } from '../deps.ts'
import { problem } from '../web/problem.ts'

/**
 * The picture of a page, for its owner only. It is our own drawing of the page, never the uploaded bytes, and the
 * headers keep a browser from taking it for anything but a picture.
 */
export const sendPage = async (
  { database, blobs }: Pick<Deps, 'database' | 'blobs'>,
  userId: string,
  { id, page }: { id: string; page: string },
): Promise<Response> => {
  if (!/^[1-9][0-9]?$/.test(page)) throw problem('not_found')
  const [row] = await database.db
    .select({ blobKey: prescriptionPages.blobKey, mediaType: prescriptionPages.mediaType })
    .from(prescriptionPages)
    .innerJoin(prescriptions, eq(prescriptions.id, prescriptionPages.prescriptionId))
    .where(
      and(
        eq(prescriptions.id, id),
        eq(prescriptions.userId, userId),
        eq(prescriptionPages.page, Number(page)),
      ),
    )
  const bytes = row && (await blobs.get(row.blobKey))
  if (!bytes) throw problem('not_found')
  return new Response(bytes, {
    headers: {
      'Content-Type': row.mediaType,
      'Content-Disposition': `attachment; filename="page-${page}"`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
    },
  })
}
