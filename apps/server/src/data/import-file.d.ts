import type { Db } from '../db/database.ts';
import type { RowProblem } from './read-csv.ts';
export type ImportResult = {
    ok: true;
    rows: number;
} | {
    ok: false;
    problems: RowProblem[];
};
/** Reads a file's text and puts its rows in the place of the old ones; changes nothing unless all rows are right. */
export type ImportFile = (db: Db, text: string) => Promise<ImportResult>;
//# sourceMappingURL=import-file.d.ts.map