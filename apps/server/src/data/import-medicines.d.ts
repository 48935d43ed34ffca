import type { Db } from '../db/database.ts';
import type { ImportFile } from './import-file.ts';
/** Medicines that the file no longer lists stay for the orders that name them, but are not sold any more. */
export declare const importMedicines: ImportFile;
/** Aliases decide which compositions are the same, so the catalogue is looked through again. */
export declare const rekeyMedicines: (db: Db) => Promise<void>;
//# sourceMappingURL=import-medicines.d.ts.map