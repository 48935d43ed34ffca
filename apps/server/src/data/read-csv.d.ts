import * as v from 'valibot';
/** `line` counts as an editor does; the header is line 1. */
export type RowProblem = {
    line: number;
    reason: string;
};
/** `lines` has the line of each row. */
export type CsvRows<T> = {
    ok: true;
    rows: T[];
    lines: number[];
} | {
    ok: false;
    problems: RowProblem[];
};
type CsvSchema = v.GenericSchema<Record<string, string>, unknown>;
/**
 * Every row of a CSV text with a header, judged by `schema`. All that is wrong is reported at once, by line. `key`
 * names what must not occur twice.
 */
export declare const readCsv: <S extends v.ObjectSchema<v.ObjectEntries, undefined> & CsvSchema>(text: string, schema: S, key: (row: v.InferOutput<S>) => string) => CsvRows<v.InferOutput<S>>;
export {};
//# sourceMappingURL=read-csv.d.ts.map