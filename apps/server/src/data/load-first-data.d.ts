import type { Database } from '../db/database.ts';
/**
 * Fills an empty database from the bundled files, all or nothing. Does nothing on a database that has been filled
 * before, whatever was imported since. `demo`: shelves are stocked by rule, and the sample pharmacist is registered.
 */
export declare const loadFirstData: (database: Database, { demo, now }: {
    demo: boolean;
    now: Date;
}) => Promise<boolean>;
//# sourceMappingURL=load-first-data.d.ts.map