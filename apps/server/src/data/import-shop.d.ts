import type { ImportFile } from './import-file.ts';
/** A warehouse with orders cannot be left out; another one goes with its stock. */
export declare const importWarehouses: ImportFile;
/** Sets the packs of the pairs that the file lists; the others stay as they are, for the shop sells meanwhile. */
export declare const importStock: ImportFile;
/** Adds or renames; nobody is removed, since orders name who verified them. */
export declare const importPharmacists: ImportFile;
//# sourceMappingURL=import-shop.d.ts.map