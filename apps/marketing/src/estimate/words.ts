/** Words that both calculators share. */
export const estimate = {
  copy: 'Copy link',
  copied: 'Link copied',
  print: 'Print summary',
  link: 'This estimate:',
  withoutScripts: 'Scripts are off in this browser, so these numbers stay as they are.',
  basis: 'This is an estimate from the numbers given here. It promises no income.',
} as const
