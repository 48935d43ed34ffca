import type { ImportFile } from './import-file.ts';
export declare const importHospitals: ImportFile;
export declare const importPincodes: ImportFile;
//# sourceMappingURL=import-places.d.ts.map