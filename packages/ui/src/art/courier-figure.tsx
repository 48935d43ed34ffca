import { LetterStroke } from './letter-stroke.tsx'
import { type Place, placed } from './place.ts'

/** The courier on a scooter: rides along y = 0 to the right. */
export const CourierFigure = (place: Place) => (
  <g transform={placed(place)}>
    <g className="stroke-neel-950" strokeWidth="3">
      {/* far leg, fork */}
      <path d="M46-66 54-20" strokeWidth="6" />
      <circle className="fill-neel-950" cx="-38" cy="-17" r="17" />
      <circle className="fill-khadi-200" cx="-38" cy="-17" r="7.5" stroke="none" />
      <circle className="fill-neel-950" cx="55" cy="-17" r="17" />
      <circle className="fill-khadi-200" cx="55" cy="-17" r="7.5" stroke="none" />
      {/* box */}
      <path
        className="fill-neel-700"
        d="M-88-112h44a5 5 0 0 1 5 5v40a5 5 0 0 1-5 5h-44a5 5 0 0 1-5-5v-40a5 5 0 0 1 5-5z"
      />
      <path className="stroke-khadi-0" d="M-93-97h54" strokeWidth="3" strokeLinecap="butt" />
      <g className="stroke-khadi-0" transform="translate(-79.5 -98.5) scale(.43)" strokeWidth="7">
        <LetterStroke />
        <circle className="fill-haldi-300" cx="55" cy="55" r="5" stroke="none" />
      </g>
      <path d="M-80-62h34l4 10" />
      {/* body */}
      <path
        className="fill-khadi-0"
        d="M-68-36c0-13 10-20 24-20H2c6 0 7 8 4 14-4 9-8 17-16 17h-7a21 21 0 0 0-42 0h-5c-3 0-4-5-4-11z"
      />
      <path className="stroke-neel-300" d="M-56-36c2-5 7-8 14-8h34" strokeWidth="3" />
      <path className="fill-khadi-0" d="M-12-25H22c8 0 11-3 13-10l10-40c1-5 9-4 9 1-1 18-4 32-10 42" />
      <path className="fill-neel-100" d="M-12-25v7H26c12 0 18-6 21-16" />
      <path d="M37-30a20 20 0 0 1 37 8" fill="none" strokeWidth="5" />
      <path className="fill-neel-950" d="M-56-58h52c4 0 4-8-1-8h-48c-6 0-7 8-3 8z" />
      <circle className="fill-haldi-300" cx="57" cy="-77" r="5.5" />
      {/* rider */}
      <path className="stroke-neel-800" d="M-16-66 16-60 16-30 26-28" strokeWidth="13" />
      <path d="M17-27h12" strokeWidth="8" />
      <path className="stroke-haldi-300" d="M-18-68C-22-86-16-104-4-112" strokeWidth="24" />
      <path className="stroke-haldi-400" d="M-2-108C6-96 16-90 36-91" strokeWidth="10" />
      <path className="stroke-[oklch(0.55_0.075_55)]" d="M32-91h8" strokeWidth="9" />
      <path d="M44-72 38-94l-6 1" strokeWidth="4" />
      <path className="stroke-[oklch(0.55_0.075_55)]" d="M2-118v-8" strokeWidth="12" />
      <circle className="fill-neel-700" cx="5" cy="-133" r="16" />
      <path className="fill-neel-100" d="M8-140h12c2 5 2 10 0 14H8c-4 0-4-14 0-14z" />
    </g>
  </g>
)
