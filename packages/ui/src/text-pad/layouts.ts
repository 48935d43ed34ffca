export type PadLayout = {
  id: string
  /** On the key that leads here. */
  name: string
  lang: string
  rows: readonly (readonly string[])[]
  /** The script has capitals. */
  capitals: boolean
}

const keys = (row: string) => row.split(' ')

export const ENGLISH: PadLayout = {
  id: 'en',
  name: 'English',
  lang: 'en',
  capitals: true,
  rows: ['1 2 3 4 5 6 7 8 9 0', 'q w e r t y u i o p', 'a s d f g h j k l', 'z x c v b n m'].map(keys),
}

/** In the order of the alphabet, as taught in school: vowels, vowel signs, then the consonants. */
export const HINDI: PadLayout = {
  id: 'hi',
  name: 'हिन्दी',
  lang: 'hi',
  capitals: false,
  rows: [
    'अ आ इ ई उ ऊ ए ऐ ओ औ',
    'ा ि ी ु ू े ै ो ौ ं',
    'क ख ग घ च छ ज झ ट ठ',
    'ड ढ ण त थ द ध न प फ',
    'ब भ म य र ल व श ष स',
    'ह ् ृ ँ ः ़ क्ष ज्ञ श्र',
  ].map(keys),
}

/** A sign alone is drawn on the dotted circle that stands for its letter. */
export const keyFace = (key: string): string => (/^\p{M}/u.test(key) ? `◌${key}` : key)
