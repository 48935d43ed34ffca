export declare const firstLoadScripts: (page: string | URL) => string[]
