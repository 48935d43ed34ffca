import * as v from 'valibot'
import { hospitals, pincodes } from '../db/tables/places.ts'
import { bulkUpsert } from './bulk-upsert.ts'
import { id, latitude, longitude, oneOf, optionalText, pincode, text } from './csv-fields.ts'
import type { ImportFile } from './import-file.ts'
import { readCsv } from './read-csv.ts'

const Hospital = v.object({
  id,
  name: text(300),
  address: optionalText(500),
  city: text(100),
  district: text(100),
  state: text(100),
  pincode,
  lat: latitude,
  lon: longitude,
})

export const importHospitals: ImportFile = async (db, csv) => {
  const read = readCsv(csv, Hospital, (row) => row.id)
  if (!read.ok) return read
  await db.delete(hospitals)
  await bulkUpsert(
    db,
    hospitals,
    { key: ['id'] },
    read.rows.map(({ lat, lon, ...row }) => ({
      ...row,
      latitude: lat,
      longitude: lon,
      searchText: [row.name, row.address, row.city, row.district, row.pincode].join(' ').toLowerCase(),
    })),
  )
  return { ok: true, rows: read.rows.length }
}

const Pincode = v.object({
  pincode,
  district: text(100),
  state: text(100),
  lat: latitude,
  lon: longitude,
  first_office: text(200),
  confidence: oneOf(['high', 'medium', 'low']),
})

export const importPincodes: ImportFile = async (db, csv) => {
  const read = readCsv(csv, Pincode, (row) => row.pincode)
  if (!read.ok) return read
  await db.delete(pincodes)
  await bulkUpsert(
    db,
    pincodes,
    { key: ['pincode'] },
    read.rows.map(({ lat, lon, first_office: office, ...row }) => ({
      ...row,
      office,
      latitude: lat,
      longitude: lon,
    })),
  )
  return { ok: true, rows: read.rows.length }
}
