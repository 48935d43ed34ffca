/**
 * What two medicines must have in common to stand for each other: their salts with strengths, in one order, each
 * salt under its canonical name. `composition` is as in the catalogue: "amoxicillin 500mg + clavulanic acid 125mg".
 */
export declare const compositionKey: (composition: string, canonical: ReadonlyMap<string, string>) => string;
//# sourceMappingURL=composition-key.d.ts.map