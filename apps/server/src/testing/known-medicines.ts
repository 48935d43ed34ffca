/** Medicines of the catalogue that tests name; their ids are final. */
export const DOLO_650 = 'M00343'
export const PAN_40 = 'M00570'
/** Same salt and form as PAN_40. */
export const PANTOCID_40 = 'M00572'
export const AUGMENTIN_625 = 'M00002'
/** Schedule X: never sold online. */
export const INSPIRAL_5 = 'M02186'
/** Levothyroxine: not to be swapped. */
export const THYRONORM = 'M01500'
