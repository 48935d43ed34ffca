import type { ImportFile } from './import-file.ts';
export declare const importAliases: ImportFile;
//# sourceMappingURL=import-aliases.d.ts.map