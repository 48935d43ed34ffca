/**
 * Packs of a medicine at a warehouse on the first start of a demonstration shop: the same on every machine, about
 * 6 % of the pairs out of stock, 3 to 60 packs otherwise.
 */
export declare const demoStock: (medicineId: string, warehouseId: string) => number;
//# sourceMappingURL=stock-rule.d.ts.map