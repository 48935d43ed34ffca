import { Drawing, type DrawingProps } from './drawing.tsx'

/** 404 written in one stroke that then breaks off. */
export const LostLine = (drawing: DrawingProps) => (
  <Drawing viewBox="0 0 1280 330" {...drawing}>
    <path
      className="stroke-neel-600"
      d="M0 48H300C352 48 356 70 344 108C334 142 318 176 306 206C300 222 306 228 322 227C372 224 420 222 462 218C486 214 474 70 452 62C436 58 440 150 440 214C440 262 440 304 470 300C520 292 506 50 612 48C712 46 716 300 612 302C536 302 532 150 588 96C640 52 742 108 800 60C812 50 822 56 816 76C806 122 786 166 774 204C768 222 776 228 792 227C842 224 890 222 932 218C956 214 944 70 922 62C906 58 910 150 910 214C910 268 914 298 956 298H1030"
      strokeWidth="11"
      strokeLinecap="butt"
    />
    <path className="stroke-neel-600" d="M1042 272l-14 52M1064 272l-14 52" strokeWidth="9" />
    <path className="stroke-neel-300" d="M1082 298H1280" strokeWidth="9" strokeDasharray=".1 26" />
  </Drawing>
)
