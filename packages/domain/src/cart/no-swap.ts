/**
 * Salts with a narrow margin between too little and too much, biologicals and devices: one brand must not be
 * swapped for another without the doctor, so such a medicine offers no alternatives.
 */
const NO_SWAP_SALTS = `
  insulin, glargine, aspart, lispro, degludec, detemir, glulisine, liraglutide, dulaglutide, semaglutide,
  erythropoietin, darbepoetin, filgrastim, pegfilgrastim, heparin, enoxaparin, dalteparin, fondaparinux,
  adalimumab, etanercept, infliximab, rituximab, trastuzumab, bevacizumab, denosumab, teriparatide,
  somatropin, follitropin, menotropin, immunoglobulin, vaccine, streptokinase, levothyroxine, thyroxine,
  liothyronine, warfarin, acenocoumarol, digoxin, lithium, phenytoin, fosphenytoin, carbamazepine,
  oxcarbazepine, eslicarbazepine, valproate, valproic acid, divalproex, lamotrigine, levetiracetam,
  brivaracetam, topiramate, phenobarbitone, phenobarbital, primidone, ethosuximide, zonisamide,
  lacosamide, clobazam, clonazepam, vigabatrin, perampanel, rufinamide, ciclosporin, cyclosporine,
  tacrolimus, sirolimus, everolimus, mycophenolate, azathioprine, theophylline, aminophylline,
  doxofylline, acebrophylline, ethinylestradiol, ethinyl estradiol, levonorgestrel, desogestrel,
  drospirenone, norethisterone, ulipristal, medroxyprogesterone, cyproterone, methotrexate, imatinib,
  erlotinib, gefitinib, capecitabine, temozolomide, tamoxifen, letrozole, anastrozole, exemestane,
  bicalutamide, abiraterone, enzalutamide, cyclophosphamide, mercaptopurine, hydroxyurea, busulfan,
  chlorambucil, melphalan, lapatinib, sorafenib, sunitinib, pazopanib, lenalidomide, thalidomide,
  pomalidomide, bortezomib, docetaxel, paclitaxel, doxorubicin, cisplatin, carboplatin, oxaliplatin,
  gemcitabine, etoposide, fluorouracil, dasatinib, nilotinib, osimertinib
`
  .trim()
  .split(/,\s+/)

/** Delivered by a device whose handling differs from brand to brand. */
const NO_SWAP_FORMS = ['inhaler', 'powder', 'device'] as const

const salt = new RegExp(`\\b(?:${NO_SWAP_SALTS.join('|')})\\b`, 'i')

/** `composition` as in the catalogue: salts with strengths joined by " + ". */
export const maySwap = (medicine: { composition: string; form: string }): boolean =>
  !salt.test(medicine.composition) && !NO_SWAP_FORMS.some((form) => form === medicine.form)
